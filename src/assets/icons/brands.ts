import { readUrl } from "../../../schema/fields/urls.ts";
import type { Theme } from "../../../schema/theme.ts";
import type { Icon } from "../../model/values.ts";
import brands from "./brands.json" with { type: "json" };
import { readIcon } from "./icons.ts";

/** A service with its icon. The paths in brands.json are from Simple Icons (CC0); that of LinkedIn is ours. */
interface Brand {
  name: string;
  /** Its hosts. "yelp.*" is in any country; a path, as in "goo.gl/maps", is the start of its addresses. */
  hosts: readonly string[];
  path: string;
  evenOdd?: boolean;
}

const known: readonly Brand[] = brands;

/** The service of an address, with its icon; for an unknown one its host, with a general icon. */
export function brandOf(
  url: string,
  style: Theme["iconStyle"],
): { name: string; icon: Icon; isKnown: boolean } {
  const { hostname = "", pathname = "" } = readUrl(url) ?? {};
  const host = hostname.replace(/^www\./, "");
  const brand = known.find(({ hosts }) => hosts.some((each) => isOn(each, host, pathname)));
  if (!brand) return { name: host, icon: readIcon("Public", style) ?? [], isKnown: false };
  const { name, path: d, evenOdd } = brand;
  const attributes = { d, ...(evenOdd && { fillRule: "evenodd" }) };
  return { name, icon: [{ tag: "path", attributes }], isKnown: true };
}

/** Whether an address belongs to a host of the list, or to a host under it. */
function isOn(listed: string, host: string, pathname: string): boolean {
  const [name = "", folder = ""] = listed.split("/");
  const pattern = name.replaceAll(".", "\\.").replace("\\.*", "(\\.com?)?\\.[a-z]+");
  return new RegExp(`^(.+\\.)?${pattern}$`).test(host) && pathname.startsWith(`/${folder}`);
}
