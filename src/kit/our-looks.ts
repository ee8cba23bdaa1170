import { editorial } from "../looks/editorial/look.ts";
import { linocut } from "../looks/linocut/look.ts";
import { panorama } from "../looks/panorama/look.ts";
import { plain } from "../looks/plain/look.ts";
import { soft } from "../looks/soft/look.ts";
import { trade } from "../looks/trade/look.ts";

/** Plumbline's looks. The first is the default. */
export const ourLooks = [plain, trade, editorial, soft, panorama, linocut] as const;
