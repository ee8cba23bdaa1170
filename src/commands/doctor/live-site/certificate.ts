import { counted } from "../../../lib/amounts.ts";
import { resultsIn } from "../result.ts";
import type { Probe } from "./live.ts";

const safety = resultsIn("Safety");

const DAY = 86_400_000;

/** Most hosts renew a month before the end, so less than this means that renewal failed. */
const FEW_DAYS = 14;

/** How long the certificate is valid; an invalid one fails earlier. */
export const certificateProbe: Probe = async ({ home }) => {
  const until = home.certificate?.valid_to;
  if (until === undefined) return [];
  const days = Math.floor((Date.parse(until) - Date.now()) / DAY);
  const what = `The certificate is valid for ${counted(days, "more day")}`;
  return [
    days > FEW_DAYS
      ? safety.ok(`${what}.`)
      : safety.toDo(
          `${what} only.`,
          "Check that your host renews the certificate automatically; if not, renew it.",
        ),
  ];
};
