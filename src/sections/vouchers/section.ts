import { defineSection } from "plumbline/kit";
import { schema } from "./schema.ts";
import { vouchersStructuredData } from "./structured-data.ts";

export const vouchers = defineSection({
  type: "vouchers",
  description:
    "Gift vouchers: a drawn voucher or a picture, the amounts with links to buy them, and what is good to know.",
  alsoCalled: ["voucher", "giftVouchers", "giftCards", "gifts", "coupons"],
  says: ["shop"],
  schema,
  texts: ["shop"],
  derive: ({ business }) => ({ issuer: business.name }),
  structuredData: vouchersStructuredData,
  fixtures: () => import("./fixtures.ts"),
});
