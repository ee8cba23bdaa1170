import {
  Component,
  createRef,
  Fragment,
  type FragmentInstance,
  type ReactNode,
  Suspense,
} from "react";
import type {} from "react-dom";
import { sectionNodes } from "../lib/section-nodes.ts";
import type { SectionModel } from "../model/route.ts";

interface SectionBoundaryProps {
  section: SectionModel;
  /** Its position for the console: `/prices › section 4`. */
  position: string;
  children: ReactNode;
}

/**
 * Contains the errors of one section in the browser. The server's HTML, or the last rendered
 * version, stays: its links and forms work without code. The other sections are not affected.
 */
export const SectionBoundary = (props: SectionBoundaryProps) => (
  // React hydrates each `<Suspense>` separately, so that one failure leaves the others intact.
  <Suspense>
    <FailureBoundary {...props} />
  </Suspense>
);

/** The server's nodes of each section. */
const serverNodes = new WeakMap<SectionModel, readonly Node[]>();

/** Call before React hydrates `main`: a section whose code fails then keeps its nodes. */
export function storeServerNodes(sections: readonly SectionModel[], main: Element): void {
  const nodes = sectionNodes(main);
  sections.forEach((section, index) => {
    serverNodes.set(section, nodes[index] ?? []);
  });
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

  /** Its last content is still in the document. */
  override getSnapshotBeforeUpdate(_: SectionBoundaryProps, before: State): null {
    if (this.state.failed && !before.failed) this.nodes = elementsIn(this.content.current);
    return null;
  }

  override componentDidMount(): void {
    this.nodes = serverNodes.get(this.props.section);
    this.componentDidUpdate();
  }

  /**
   * The original nodes, so that typed text stays. For pages that the app rendered, the server has them.
   */
  override componentDidUpdate(): void {
    const { current: kept } = this.kept;
    // An error during removal calls this again, with another element.
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

/** The elements of a fragment in the document. */
function elementsIn(fragment: FragmentInstance | null): Element[] {
  const elements: Element[] = [];
  const observe = (element: Element) => void elements.push(element);
  fragment?.observeUsing({ observe, unobserve() {}, disconnect() {} });
  return elements;
}
