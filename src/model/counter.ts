/** How the page's script counts visits (src/client/count.ts): by another script, or by itself. */
export interface CounterData {
  /** Visits are only counted on this domain, not in previews. */
  domain: string;
  /** The script of a service, with its attributes. */
  src?: string | undefined;
  attributes?: Readonly<Record<string, string>> | undefined;
  /** The address that page views are sent to, without a script. */
  endpoint?: string | undefined;
}
