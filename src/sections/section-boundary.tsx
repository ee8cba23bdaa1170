import {
  Component,
  createRef,
  Fragment,
  type FragmentInstance,
  type ReactNode,
  Suspense,
} from "react";
import type {} from "react-dom";
import type { SectionModel } from "../model/route.ts";

interface SectionBoundaryProps {
  section: SectionModel;
  /** Where it is, for whoever reads the console: `/prices › section 4`. */
  position: string;
  children: ReactNode;
}

/**
 * What one section does wrong in a browser stays in it. Its server's HTML, or what it showed last,
 * remains: links and forms in it work without code. The others go on.
 */
export const SectionBoundary = (props: SectionBoundaryProps) => (
  // React takes each over by itself, so that one that cannot be taken over leaves the others as they are.
  <Suspense>
    <FailureBoundary {...props} />
  </Suspense>
);

/** The nodes of each section of the document that was loaded. */
const serverNodes = new WeakMap<SectionModel, readonly Node[]>();

/** Has to be called before React takes over `main`: a section whose code fails then keeps its nodes. */
export function storeServerNodes(sections: readonly SectionModel[], main: Element): void {
  const nodes = sectionNodes(main);
  sections.forEach((section, index) => {
    serverNodes.set(section, nodes[index] ?? []);
  });
}

/** React's server writes a comment before and after what is in a `<Suspense>`. */
function sectionNodes(main: Element): Node[][] {
  const sections: Node[][] = [];
  let depth = 0;
  for (const node of main.childNodes) {
    const mark = node instanceof Comment ? node.data : "";
    if (mark === "/$") depth -= 1;
    if (depth > 0) sections.at(-1)?.push(node);
    if (!mark.startsWith("$")) continue;
    if (depth === 0) sections.push([]);
    depth += 1;
  }
  return sections;
}

export class FailureBoundary extends Component<SectionBoundaryProps, { failed: boolean }> {
  override state = { failed: false };
  private readonly content = createRef<FragmentInstance>();
  private readonly kept = createRef<HTMLDivElement>();
  private nodes: readonly Node[] | undefined;
  private focused: Element | null = null;

  static getDerivedStateFromError() {
    return { failed: true };
  }

  /** What it shows until now is still in the document. */
  override getSnapshotBeforeUpdate(_: SectionBoundaryProps, before: State): null {
    if (this.state.failed && !before.failed) this.nodes = elementsIn(this.content.current);
    return null;
  }

  override componentDidMount(): void {
    this.nodes = serverNodes.get(this.props.section);
    this.componentDidUpdate();
  }

  /** The nodes themselves, so that what was typed stays too. Of a page that the app made, the server has them. */
  override componentDidUpdate(): void {
    const { current: kept } = this.kept;
    // What fails once more while it is removed gets here again, with another element.
    if (!kept || kept.hasChildNodes()) return;
    if (!this.nodes) location.reload();
    else kept.append(...this.nodes);
    if (this.focused instanceof HTMLElement) this.focused.focus({ preventScroll: true });
  }

  override render() {
    if (!this.state.failed) return <Fragment ref={this.content}>{this.props.children}</Fragment>;
    this.focused ??= document.activeElement;
    return <div ref={this.kept} style={{ display: "contents" }} />;
  }
}

type State = FailureBoundary["state"];

/** The elements that a fragment has put into the document. */
function elementsIn(fragment: FragmentInstance | null): Element[] {
  const elements: Element[] = [];
  const observe = (element: Element) => void elements.push(element);
  fragment?.observeUsing({ observe, unobserve() {}, disconnect() {} });
  return elements;
}
