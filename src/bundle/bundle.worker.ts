import { bundleAsProcess } from "./bundle.ts";

/** Bundles the site's code into the folder that is named, in a process of its own. */
const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error("No folder was named.");
await bundleAsProcess(folder);
