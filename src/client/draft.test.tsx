import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { dropDraft, useDraft } from "../components/forms/draft.ts";

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Form({ next = "/sent", typed = "" }) {
  const form = useRef<HTMLFormElement>(null);
  useDraft(form, next);
  return (
    <form ref={form}>
      <input name="name" aria-label="Name" defaultValue={typed} />
      <textarea name="message" aria-label="Message" />
      <input type="hidden" name="_subject" value="" readOnly />
      <button type="submit">Send</button>
    </form>
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

function type(label: string, value: string): void {
  fireEvent.input(field(label), { target: { value } });
}

/** Unmounts the form and mounts it again. */
function comeBack(form = <Form />): void {
  cleanup();
  render(form);
}

describe("a draft", () => {
  it("restores typed text", () => {
    render(<Form />);
    type("Name", "Tess");
    type("Message", "It drips.\nA lot.");
    comeBack();
    expect(field("Name").value).toBe("Tess");
    expect(field("Message").value).toBe("It drips.\nA lot.");
  });

  it("does not overwrite text that was typed before the script ran", () => {
    render(<Form />);
    type("Name", "Tess");
    type("Message", "It drips.");
    comeBack(<Form typed="Tom" />);
    expect(field("Name").value).toBe("Tom");
    expect(field("Message").value).toBe("It drips.");
  });

  it("does not touch hidden fields", () => {
    sessionStorage.setItem("draft:/sent", JSON.stringify({ _subject: "Spam", name: 1 }));
    const { container } = render(<Form />);
    expect(container.querySelector("[name=_subject]")).toHaveProperty("value", "");
    expect(field("Name").value).toBe("");
  });

  it("belongs to one form", () => {
    render(<Form />);
    type("Name", "Tess");
    comeBack(<Form next="/subscribed" />);
    expect(field("Name").value).toBe("");
  });

  it("is deleted after the thank-you page appears", () => {
    render(<Form />);
    type("Name", "Tess");
    dropDraft("/sent");
    comeBack();
    expect(field("Name").value).toBe("");
  });

  it("is kept if another page appears", () => {
    render(<Form />);
    type("Name", "Tess");
    dropDraft("/elsewhere");
    comeBack();
    expect(field("Name").value).toBe("Tess");
  });

  it.each(["no JSON", "null", "[]", '"text"'])("is ignored if it is damaged: %s", (stored) => {
    sessionStorage.setItem("draft:/sent", stored);
    render(<Form />);
    expect(field("Name").value).toBe("");
  });
});

describe("a draft of choices", () => {
  function Choices() {
    const form = useRef<HTMLFormElement>(null);
    useDraft(form, "/sent");
    return (
      <form ref={form}>
        <input type="radio" name="roof" value="slate" aria-label="Slate" />
        <input type="radio" name="roof" value="tin" aria-label="Tin" />
        <input type="checkbox" name="read" aria-label="I have read it" />
        <select name="town" aria-label="Town">
          <option value="">Choose</option>
          <option>Barry</option>
        </select>
        <input type="file" name="plan" aria-label="A plan" />
      </form>
    );
  }

  it("restores checked and selected answers only", () => {
    render(<Choices />);
    fireEvent.click(field("Tin"));
    fireEvent.click(field("I have read it"));
    fireEvent.change(field("Town"), { target: { value: "Barry" } });
    fireEvent.input(field("Town"));
    comeBack(<Choices />);
    expect([field("Slate").checked, field("Tin").checked]).toEqual([false, true]);
    expect(field("I have read it").checked).toBe(true);
    expect(field("Town").value).toBe("Barry");
  });

  it("forgets answers that were unchecked", () => {
    render(<Choices />);
    fireEvent.click(field("I have read it"));
    fireEvent.click(field("I have read it"));
    comeBack(<Choices />);
    expect(field("I have read it").checked).toBe(false);
  });

  it("does not store files", () => {
    render(<Choices />);
    fireEvent.click(field("Slate"));
    expect(sessionStorage.getItem("draft:/sent")).toBe('{"roof":"slate"}');
  });
});

describe("without storage", () => {
  const refuse = () => {
    throw new DOMException("Forbidden", "SecurityError");
  };

  it.each([
    ["that throws on each use", { getItem: refuse, setItem: refuse, removeItem: refuse }],
    ["when full", { getItem: () => null, setItem: refuse, removeItem: () => undefined }],
  ])("the form works: %s", (_, storage) => {
    vi.stubGlobal("sessionStorage", storage);
    render(<Form />);
    type("Name", "Tess");
    dropDraft("/sent");
    expect(field("Name").value).toBe("Tess");
  });
});
