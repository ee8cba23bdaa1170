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
  ])("%s leads to %s", (typed, value, name) => {
    expect(typedLink(typed)).toEqual({ value, name });
  });

  it.each(["About us", "about", "e.g. this", "12"])("%s is only words", (typed) => {
    expect(typedLink(typed)).toBeUndefined();
  });
});
