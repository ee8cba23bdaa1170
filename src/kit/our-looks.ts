import { editorial } from "../looks/editorial/look.ts";
import { plain } from "../looks/plain/look.ts";
import { soft } from "../looks/soft/look.ts";
import { trade } from "../looks/trade/look.ts";

/** The looks that Plumbline brings along. */
export const ourLooks = [plain, trade, editorial, soft] as const;
