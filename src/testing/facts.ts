import type { SiteInput } from "../../schema/site.ts";

/** A picture of 4 by 3 pixels. */
export const SMALL_SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>';

/** The beginning of a video, which identifies its format. */
export const SMALL_MP4 = Buffer.from("\0\0\0\x18ftypmp42", "latin1");
export const SMALL_WEBM = Buffer.from("\x1a\x45\xdf\xa3", "latin1");

/** A copy for each use, since tests may change it in place. */
function frozen<T extends object>(value: T): T {
  for (const inner of Object.values(value)) {
    if (typeof inner === "object" && inner !== null) frozen(inner);
  }
  return Object.freeze(value);
}

const colours = {
  paper: "#ffffff",
  card: "#fafafa",
  ink: "#111111",
  muted: "#444444",
  line: "#dddddd",
  accent: "#ffdd00",
  onAccent: "#111111",
  link: "#0044cc",
  band: "#111111",
  onBand: "#ffffff",
  mutedOnBand: "#cccccc",
  lineOnBand: "#333333",
  error: "#aa0000",
  success: "#006600",
};

export const theme: SiteInput["theme"] = frozen({
  colours: { light: colours, dark: colours },
  fonts: { heading: { font: "archivo" }, body: { font: "figtree" } },
});

/** The business of the test site; its numbers are reserved for fiction. */
export const business: SiteInput["business"] = frozen({
  name: "Test & Son Roofing",
  owner: "Tess Ting",
  description: "Roofs for test towns.",
  url: "https://roofs.example",
  email: "hello@roofs.example",
  phone: "+44 29 2018 0123",
  whatsapp: "+44 7700 900123",
  address: {
    street: "1 Slate Row",
    locality: "Testford",
    region: "Testshire",
    postalCode: "TE5 7AA",
    country: "GB",
  },
  geo: { latitude: 51.5, longitude: -3.2 },
  openingHours: [{ days: ["Monday", "Tuesday"], opens: "08:00", closes: "18:00" }],
  foundingYear: 2020,
  currency: "GBP",
  priceRange: "££",
  paymentAccepted: ["Cash", "Card"],
  areaServed: "Testshire",
  servedTowns: ["Testford", "Mockham"],
  serviceTowns: ["Testford"],
  logo: "logo.svg",
});

/** Two shops: one with every fact, and one with few. */
export const locations: NonNullable<SiteInput["locations"]> = frozen({
  penryn: {
    name: "Penryn",
    type: "CafeOrCoffeeShop",
    address: { street: "2 Quay Hill", locality: "Penryn", postalCode: "TR10 8AB" },
    geo: { latitude: 50.1695, longitude: -5.1073 },
    phone: "+44 1632 960456",
    whatsapp: "+44 7700 900456",
    email: "penryn@roofs.example",
    openingHours: [{ days: ["Saturday"], opens: "07:00", closes: "13:00" }],
    map: "https://maps.example/?q={locations.penryn.geo}",
    page: "/penryn",
  },
  falmouth: { address: { street: "3 Moor", locality: "Falmouth" } },
});
