"use strict";

const { utimesSync } = require("node:fs");
const { join } = require("node:path");
const { isWhole } = require("./file-list.cjs");
const { folderNameOf, keyOf, readSources, root } = require("./sources.cjs");

const cache = join(root, "node_modules", ".cache", "plumbline", "commands");

function markAsUsed(folder) {
  try {
    const now = new Date();
    utimesSync(folder, now, now);
  } catch {
    // It may be swept away sooner, and is then made again.
  }
}

/** A key that changes with every change of the code. */
const codeKey = () => keyOf(readSources());

/**
 * The folder in which all commands and workers lie as JavaScript, with the code's key; made first
 * if the code is not the one that was bundled last.
 */
async function bundledCode() {
  const sources = readSources();
  const key = keyOf(sources);
  const folder = join(cache, folderNameOf(key));
  if (isWhole(folder)) {
    markAsUsed(folder);
    return { key, folder };
  }
  const { makeBundle } = require("./make-bundle.cjs");
  return { key, folder: await makeBundle({ sources, key, folder }) };
}

module.exports = { bundledCode, codeKey };
