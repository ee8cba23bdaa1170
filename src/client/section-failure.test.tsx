// @vitest-environment jsdom
import { fireEvent, within } from "@testing-library/react";
import { act, type ReactNode, useEffect, useLayoutEffect, useState } from "react";
import { afterAll, afterEach, beforeEach, expect, it, vi } from "vitest";
import { components } from "../sections/registry.ts";
import * as dom from "../testing/pages/dom.tsx";
import { makeDocument, makePageData, makeRoute } from "../testing/pages/route.ts";
import { start } from "./browser.tsx";
import { Page } from "./page.tsx";

/** Set after the server rendering. */
let isInBrowser = false;

const fail = (): never => {
  throw new Error("It breaks.");
};

const failInBrowser = () => (isInBrowser ? fail() : undefined);

const Content = ({ words = "It stays.", children }: { words?: string; children?: ReactNode }) => (
  <section>
    <h2>{words}</h2>
    <a href="/prices">Prices</a>
    <input aria-label="Area" />
    {children}
  </section>
);

/** Ways in which a section fails, some after a click. */
const FAILURES: Record<string, () => ReactNode> = {
  "while it is taken over": () => {
    failInBrowser();
    return <Content />;
  },
  "in what it shows": function Outer() {
    const Inner = () => <p>{failInBrowser()}</p>;
    return (
      <Content>
        <Inner />
      </Content>
    );
  },
  "in an effect": function Effect() {
    useEffect(fail, []);
    return <Content />;
  },
  "in a layout effect": function Layout() {
    useLayoutEffect(fail, []);
    return <Content />;
  },
  "as a ref": () => (
    <Content>
      <p ref={fail} />
    </Content>
  ),
  "with what is no error": function Words() {
    useEffect(() => {
      throw "words";
    }, []);
    return <Content />;
  },
  "with an effect that has no end": function Endless() {
    const [count, setCount] = useState(0);
    useLayoutEffect(() => setCount(count + 1));
    return <Content />;
  },
  "after a choice": function Choice() {
    const [chosen, setChosen] = useState(false);
    if (chosen) fail();
    return (
      <Content>
        <button type="button" onClick={() => setChosen(true)}>
          Choose
        </button>
      </Content>
    );
  },
  "when an effect ends": function Ending() {
    const [chosen, setChosen] = useState(false);
    // biome-ignore lint/correctness/useExhaustiveDependencies: it ends with each choice
    useEffect(() => fail, [chosen]);
    return (
      <Content>
        <button type="button" onClick={() => setChosen(true)}>
          Choose
        </button>
      </Content>
    );
  },
  "with several elements": function Several() {
    useEffect(fail, []);
    return (
      <>
        <Content />
        <p>It also stays.</p>
      </>
    );
  },
};

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Count: {count}
    </button>
  );
}

const route = {
  ...makeRoute("/"),
  sections: ["counter", "failing", "counter"].map((type) => ({
    type,
    background: "paper" as const,
  })),
};

const logged: string[] = [];

/** The test's page is a whole document; tests in other files expect the original one. */
const others = [...document.documentElement.childNodes];
afterAll(() => document.documentElement.replaceChildren(...others));
const page = () => within(document.body);

async function takeOver(failing: () => ReactNode): Promise<void> {
  Object.assign(components, { counter: Counter, failing });
  document.documentElement.innerHTML = makeDocument(route, {
    styles: "",
    main: dom.serverHtml(<Page route={route} />),
  });
  isInBrowser = true;
  const area = page().getByLabelText<HTMLInputElement>("Area");
  area.value = "60";
  area.focus();
  await act(async () => {
    await start(Promise.resolve(makePageData(route)));
  });
}

const countsTo = (count: number) => {
  const counters = page().getAllByRole("button", { name: `Count: ${count - 1}` });
  for (const counter of counters) fireEvent.click(counter);
  expect(page().getAllByRole("button", { name: `Count: ${count}` })).toHaveLength(2);
};

beforeEach(() => {
  dom.stubBrowser();
  isInBrowser = false;
  logged.length = 0;
  vi.spyOn(console, "error").mockImplementation((...words) => {
    logged.push(words.map(String).join(" "));
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  delete components.failing;
  delete components.counter;
});

it.each(Object.entries(FAILURES))(
  "a section that fails %s keeps its HTML, and the others work",
  async (_, failing) => {
    await takeOver(failing);
    const choice = page().queryByRole("button", { name: "Choose" });
    if (choice) fireEvent.click(choice);
    countsTo(1);
    expect(page().getByRole("heading", { name: "It stays." })).toBeDefined();
    expect(page().getByRole("link", { name: "Prices" }).getAttribute("href")).toBe("/prices");
    expect(page().getByLabelText<HTMLInputElement>("Area").value).toBe("60");
    expect(document.activeElement).toBe(page().getByLabelText("Area"));
    expect(document.body.textContent?.includes("It also stays.")).toBe(failing.name === "Several");
    expect(logged.join("\n")).toContain("/ › section 2, failing keeps the server's HTML");
    countsTo(2);
  },
);

it("an exception in a handler or a promise stops nothing else", async () => {
  const errors = vi.fn((event: ErrorEvent) => event.preventDefault());
  addEventListener("error", errors);
  await takeOver(() => (
    <Content>
      <button type="button" onClick={fail}>
        Fail
      </button>
    </Content>
  ));
  fireEvent.click(page().getByRole("button", { name: "Fail" }));
  countsTo(1);
  expect(errors).toHaveBeenCalledOnce();
  expect(logged.join("\n")).not.toContain("keeps the server's HTML");
  removeEventListener("error", errors);
});
