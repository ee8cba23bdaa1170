import { createPageMaker } from "./page-maker.ts";
import { workOn } from "./thread.ts";

/** Makes pages in a thread of its own. */
workOn(createPageMaker);
