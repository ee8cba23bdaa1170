import { expect, it } from "vitest";
import { brandOf } from "./brands.ts";
import { readIcon } from "./icons.ts";

it.each([
  ["https://www.facebook.com/roofs", "Facebook"],
  ["https://m.facebook.com/roofs", "Facebook"],
  ["https://mastodon.social/@roofs", "Mastodon"],
  ["https://wa.me/441632960000", "WhatsApp"],
  ["https://www.yelp.co.uk/biz/roofs", "Yelp"],
  ["https://www.tripadvisor.de/roofs", "Tripadvisor"],
  ["https://www.google.com/maps/place/Roofs", "Google Maps"],
  ["https://g.page/roofs", "Google"],
])("knows the service of %s", (url, name) => {
  expect(brandOf(url, "Sharp")).toMatchObject({ name, isKnown: true, icon: [{ tag: "path" }] });
});

it.each([
  ["https://www.checkatrade.com/trades/roofs", "checkatrade.com"],
  ["https://notfacebook.com/roofs", "notfacebook.com"],
  ["https://x.com.evil.example/roofs", "x.com.evil.example"],
  ["https://yelp.example.org/roofs", "yelp.example.org"],
])("shows the host of another one: %s", (url, name) => {
  const icon = readIcon("Public", "Rounded");
  expect(brandOf(url, "Rounded")).toEqual({ name, isKnown: false, icon });
});
