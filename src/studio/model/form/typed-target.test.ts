import { describe, expect, it } from "vitest";
import { typedLink } from "./typed-target.ts";

describe("a link that somebody types", () => {
  it.each([
    ["/prices", "/prices", "/prices"],
    ["#team", "#team", "#team"],
    ["phone:", "phone:", "phone:"],
    ["https://www.guild.example/", "https://www.guild.example/", "guild.example"],
    ["www.guild.example/tess", "https://www.guild.example/tess", "guild.example/tess"],
    ["jo@boats.example", "mailto:jo@boats.example", "jo@boats.example"],
    ["+353 91 (637) 100", "tel:+35391637100", "+353 91 (637) 100"],
    ["0044 1632 960118", "tel:+441632960118", "0044 1632 960118"],
    ["01632 960118", "tel:+441632960118", "01632 960118"],
    ["(01632) 960-118", "tel:+441632960118", "(01632) 960-118"],
    ["parish.pdf", "/media/parish.pdf", "parish.pdf"],
    ["Price list 2027.DOCX", "/media/price-list-2027.docx", "Price list 2027.DOCX"],
    ["parish.example/list.pdf", "https://parish.example/list.pdf", "parish.example/list.pdf"],
    ["parish.pdf.example", "https://parish.pdf.example", "parish.pdf.example"],
    ["wa.me/441632960118", "https://wa.me/441632960118", "wa.me/441632960118"],
  ])("%s leads to %s", (typed, value, name) => {
    expect(typedLink(typed, "GB", [])).toEqual({ value, name });
  });

  it.each(["About us", "about", "e.g. this", "12", "2026"])("%s is only words", (typed) => {
    expect(typedLink(typed, "GB", [])).toBeUndefined();
  });

  it("is read in the country of the site", () => {
    expect(typedLink("(555) 010-0100", "US", [])?.value).toBe("tel:+15550100100");
  });

  it.each([
    ["Menu.pdf", "/media/menu.pdf"],
    ["prices", "/prices"],
    ["what it costs", "/prices"],
  ])("%s is what the site has", (typed, value) => {
    const known = [
      { value: "/prices", name: "What it costs" },
      { value: "/media/menu.pdf", name: "menu.pdf" },
    ];
    expect(typedLink(typed, "GB", known)?.value).toBe(value);
  });
});
