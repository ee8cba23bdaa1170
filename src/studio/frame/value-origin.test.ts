// @vitest-environment jsdom
import { beforeEach, expect, it } from "vitest";
import { shows, valueShown } from "./value-origin.ts";

beforeEach(() => {
  document.documentElement.lang = "en-US";
});

it.each([
  ["$55", 55],
  ["$8.50", 8.5],
  ["8,50 €", 8.5],
  ["1,200", 1200],
  ["1.200 kg", 1200],
  ["١٬٢٠٠ جنيه".replace("٬", ","), 1200],
  ["Sat 16 Jan", "2027-01-16 08:00"],
  ["January 16, 2027", "2027-01-16"],
  ["9:00 AM to 1:00 PM", "13:00"],
  ["from 07:30", "07:30"],
  ["(210) 555-0142", "+1 210 555 0142"],
  ["020 1234 5678", "+44 20 1234 5678"],
  ["Two  Bells\u00A0Church", "Two Bells Church"],
])("%s shows %s", (words, value) => {
  expect(shows(words, value)).toBe(true);
});

it.each([
  ["$55", 5],
  ["$5.50", 550],
  ["16 February", "2027-01-16"],
  ["12 people", "2027-01-12"],
  ["1:00 PM", "13:30"],
  ["Two Bells", "Two Bells Church"],
  ["555", "+1 210 555 0142"],
])("%s does not show %s", (words, value) => {
  expect(shows(words, value)).toBe(false);
});

const SITE = [
  { path: ["business", "name"], value: "Two Bells Church" },
  { path: ["business", "address", "street"], value: "318 Chicharra Street" },
  { path: ["business", "address", "city"], value: "San Antonio" },
  { path: ["business", "openingHours", 0, "opens"], value: "09:00" },
  { path: ["business", "openingHours", 0, "closes"], value: "13:00" },
  { path: ["business", "closures", 0, "from"], value: "2026-12-24" },
  { path: ["business", "closures", 0, "note"], value: "Christmas" },
  { path: ["business", "closures", 1, "from"], value: "2027-01-18" },
  { path: ["header", "links", 0, "label"], value: "Events" },
  { path: ["footer", "links", 3, "label"], value: "Events" },
];

const TEXTS = [
  { path: ["texts", "layout", "subMenu"], value: "Sub-menu: {label}" },
  { path: ["texts", "hours", "allDay"], value: "open 24 hours" },
  { path: ["texts", "hours", "days"], value: "{from} to {to}" },
  { path: ["texts", "facts", "phone"], value: "Phone" },
  { path: ["texts", "menu", "contains"], value: "contains {allergens}" },
  { path: ["texts", "form", "privacy"], value: "Before you send: here is {link}." },
  { path: ["business", "moreHours", 0, "days", 0], value: "Monday" },
  { path: ["business", "moreHours", 0, "days", 1], value: "Sunday" },
];

it.each([
  ["© 2026 Two Bells Church", undefined, "business/name"],
  ["318 Chicharra Street, San Antonio, TX 78200", undefined, "business/address/street"],
  ["Monday to Thursday 9:00 AM to 1:00 PM", undefined, "business/openingHours/0/opens"],
  ["December 24 – 27, 2026: closed (Christmas)", undefined, "business/closures/0/from"],
  ["January 18, 2027", undefined, "business/closures/1/from"],
  ["Events", "footer", "footer/links/3/label"],
  ["Events", "header", "header/links/0/label"],
  ["A sentence of its own about something else", undefined, undefined],
  ["Sub-menu: Events", "header", "header/links/0/label"],
  ["Sub-menu: About", "header", "texts/layout/subMenu"],
  ["Monday to Sunday open 24 hours", undefined, "business/moreHours/0/days/0"],
  ["Phone:", undefined, "texts/facts/phone"],
  [", contains fish and milk", undefined, "texts/menu/contains"],
  ["Before you send: here is.", undefined, "texts/form/privacy"],
  ["from here to there", undefined, undefined],
])("%s in %s is %s", (words, part, path) => {
  expect(valueShown(words, [...SITE, ...TEXTS], part)?.path.join("/")).toBe(path);
});
