/** Currencies of countries that share one, or whose currency does not begin with the country's code. */
const SHARED: Readonly<Record<string, string>> = {
  EUR: "AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM VA XK",
  USD: "EC PA PR SV US",
  GBP: "GB GG IM JE",
  CHF: "CH LI",
  XAF: "CF CG CM GA GQ TD",
  XOF: "BF BJ CI GW ML NE SN TG",
};

/** Other currencies: of countries with a language of the builder, and of some others. */
const OWN =
  "AED ARS AUD BHD BOB CAD CLP COP CRC CUP CZK DKK DOP DZD EGP GTQ HKD HNL HUF INR IQD ISK JOD JPY KES KWD LBP LYD MAD MRU MXN NGN NIO NOK NZD OMR PEN PLN PYG QAR RON SAR SDG SEK SGD SYP TND UYU VES YER ZAR";

/** The currency of a country, both as codes; undefined for an unknown country. */
export const currencyOf = (country: string): string | undefined =>
  Object.keys(SHARED).find((code) => SHARED[code]?.split(" ").includes(country)) ??
  OWN.split(" ").find((code) => code.startsWith(country));
