import { editorial } from "../motifs/editorial/motif.ts";
import { plain } from "../motifs/plain/motif.ts";
import { soft } from "../motifs/soft/motif.ts";
import { trade } from "../motifs/trade/motif.ts";

/** The looks that Plumbline brings along. */
export const ourMotifs = [plain, trade, editorial, soft] as const;
