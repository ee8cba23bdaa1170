#!/usr/bin/env node
"use strict";

/*
 * The entry point of every npm script: `node scripts/run.cjs COMMAND [ARGS]`. This file uses the JavaScript
 * of 2011, so that even a very old Node.js can print which version is required.
 */

/** The minimum version of each tested line, oldest line first: `^20.19.0 || ^24.0.0` is 20.19 and 24.0. */
var tested = require("../package.json").engines.node.split("||").map(numbersOf);

function numbersOf(version) {
  return version.match(/\d+/g).map(Number);
}

function majorOf(numbers) {
  return numbers[0];
}

function lineOf(numbers) {
  return numbers[1] > 0 ? numbers[0] + "." + numbers[1] : String(numbers[0]);
}

/** Newer lines, and those between the tested ones, probably work as well. */
function supportOf(version) {
  var lines = tested.map(majorOf);
  var oldest = tested[lines.indexOf(version[0])];
  if (oldest) return version[1] >= oldest[1] ? "tested" : "old";
  // Version 21 lacks features that were added to the first two tested lines later.
  return version[0] > 21 ? "unknown" : "old";
}

var version = process.versions.node;
var support = supportOf(numbersOf(version));
var lines = tested.map(lineOf).join(", ");
var remedy = "the long-term release (LTS) from https://nodejs.org";
var needed =
  "Plumbline needs Node.js " + lines + ", or a newer one of these lines; this is " + version;
var untested = "Plumbline is tested with Node.js " + lines + ", and this is " + version;

if (support === "old") {
  console.error(needed + ". Get " + remedy + " and run the command again.");
  process.exitCode = 2;
} else {
  if (support === "unknown")
    console.error(untested + ". If anything goes wrong, try " + remedy + ".");
  require("./lib/launch.cjs").launch(process.argv.slice(2));
}
