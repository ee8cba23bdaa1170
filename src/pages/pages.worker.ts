import { createPageMaker } from "./page-maker.ts";
import { serveTasks } from "./thread.ts";

/** Makes pages in a thread of its own. */
serveTasks(createPageMaker);
