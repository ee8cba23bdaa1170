import { createPageMaker } from "./page-maker.ts";
import { serveTasks } from "./thread.ts";

/** The worker that builds pages. */
serveTasks(createPageMaker);
