import { memfs } from "memfs";

/** The files of the site in memory, as Node's file system. */
export const { fs } = memfs();

fs.mkdirSync("/site", { recursive: true });
fs.mkdirSync("/tmp", { recursive: true });
