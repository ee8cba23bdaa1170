"use strict";

const { existsSync, readFileSync, writeFileSync } = require("node:fs");
const { join } = require("node:path");

const LIST = "files.json";

/** Writes into a folder the names of all files that belong in it. */
const listFiles = (folder, names) => writeFileSync(join(folder, LIST), JSON.stringify(names));

/** Whether they are all there: somebody may have deleted a part of the cache. */
function isWhole(folder) {
  try {
    const names = JSON.parse(readFileSync(join(folder, LIST), "utf8"));
    return names.every((name) => existsSync(join(folder, name)));
  } catch {
    return false;
  }
}

module.exports = { isWhole, listFiles };
