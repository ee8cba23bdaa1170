"use strict";

/*
 * What every npm script calls: `node scripts/run.cjs COMMAND [ARGS]`.
 * This file stays in the language of 2011, so that a very old Node.js can still say what it needs.
 */

function isNewEnough(version) {
  var parts = version.split(".");
  var major = Number(parts[0]);
  var minor = Number(parts[1]);
  if (major === 20) return minor >= 19;
  if (major === 22) return minor >= 12;
  return major > 22;
}

var needed = "Plumbline needs Node.js 20.19 or newer (of version 22: 22.12 or newer); this is ";
var remedy = ". Get a current one from https://nodejs.org and run the command again.";

if (isNewEnough(process.versions.node)) {
  require("./lib/launch.cjs").launch(process.argv.slice(2));
} else {
  console.error(needed + process.versions.node + remedy);
  process.exitCode = 2;
}
