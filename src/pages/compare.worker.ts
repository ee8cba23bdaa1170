import { createPageComparer } from "./compare.ts";
import { workOn } from "./thread.ts";

/** Compares pages in a thread of its own. */
workOn(createPageComparer);
