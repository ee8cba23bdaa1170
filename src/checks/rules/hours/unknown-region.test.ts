import { expect, it } from "vitest";
import { findingsOf } from "../../../testing/check.ts";
import { type Config, makeConfig } from "../../../testing/site.ts";

type Address = Config["business"]["address"] & object;

async function found(address: Address) {
  const { geo: _, ...business } = makeConfig().business;
  const findings = await findingsOf(
    "unknown-region",
    makeConfig({ business: { ...business, address } }),
  );
  return findings.map(({ location, hint }) => [location, hint]);
}

it.each<[Address, string]>([
  [{ region: "Narnia", country: "DE" }, "Write its local name or its code: Brandenburg"],
  [{ region: "Narnia", postalCode: "80331", country: "DE" }, "Write its local name"],
  [{ region: "Bavria", country: "DE" }, "Write its local name"],
  [{ region: "Carintia", country: "AT" }, 'Did you mean "Carinthia"?'],
  [{ region: "Callifornia", country: "US" }, 'Did you mean "California"?'],
  [{ region: "Narnia", postalCode: "TD15 1AA", country: "GB" }, "Write its local name"],
])("reports a region that does not exist in the country: %j", async (address, hint) => {
  expect(await found(address)).toEqual([
    ["business › address › region", expect.stringContaining(hint)],
  ]);
});

it.each<Address>([
  { region: "Bayern", country: "DE" },
  { region: "Land Brandenburg", country: "DE" },
  { region: "Wien", country: "AT" },
  { region: "TI", country: "CH" },
  { region: "Tessin", country: "CH" },
  { region: "Málaga", country: "ES" },
  { region: "Principado de Asturias", country: "ES" },
  { region: "Gwynedd", postalCode: "LL55 1AA", country: "GB" },
  { region: "Shropshire", postalCode: "SY1 0ZZ", country: "GB" },
  { region: "Co. Down", country: "GB" },
  { region: "South Wales", country: "GB" },
  { region: "North Yorkshire", postalCode: "YO1 7HH", country: "GB" },
  { region: "Bretagne", country: "FR" },
  { region: "Noord-Holland", country: "NL" },
  { country: "DE" },
])("accepts an existing or possible region: %j", async (address) => {
  expect(await found(address)).toEqual([]);
});
