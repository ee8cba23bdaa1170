"use strict";

const { readdirSync } = require("node:fs");
const { join } = require("node:path");
const { pathToFileURL } = require("node:url");
const { bundledCode } = require("../../src/code/command-code.cjs");
const { ensureDependencies } = require("./dependencies.cjs");

const scripts = join(__dirname, "..");
const isDebugging = process.env.PLUMBLINE_DEBUG === "1";

/** What the system's names of mistakes mean, and what to do. */
const REMEDIES = {
  ENOSPC: "The disk is full. What was in place is as it was; make room and try again.",
  ENAMETOOLONG:
    "The name of that file, or the whole path to it, is longer than this system can keep. Shorten it, or work in a folder with a shorter path.",
};

/** Prints what went wrong; a person who wants to know where in the code sets PLUMBLINE_DEBUG=1. */
function report(error) {
  const message = error instanceof Error ? error.message : String(error);
  console.error(isDebugging ? (error?.stack ?? message) : message);
  const remedy = REMEDIES[error?.code];
  if (remedy) console.error(remedy);
  process.exitCode = 2;
}

function checkCommand(command) {
  const names = readdirSync(scripts)
    .filter((name) => name.endsWith(".ts") && !/\.(test|d)\.ts$/.test(name))
    .map((name) => name.slice(0, -".ts".length));
  if (names.includes(command)) return;
  const what =
    command === undefined ? "No command was given." : `There is no command "${command}".`;
  throw new Error(`${what} There are: ${names.sort().join(", ")}. For example: npm run build`);
}

async function runCommand([command, ...argv]) {
  checkCommand(command);
  ensureDependencies();
  // Commands and their relative paths mean the project's folder, as npm itself has it.
  process.chdir(join(scripts, ".."));
  // It costs time: maps of the code, so that stacks name the sources.
  if (isDebugging) process.setSourceMapsEnabled(true);
  const { folder } = await bundledCode();
  const { run } = await import(pathToFileURL(join(folder, "scripts", `${command}.mjs`)).href);
  return run(argv);
}

/** Runs one of the scripts beside run.cjs and leaves its result as the exit code. */
function launch(args) {
  process.on("uncaughtException", (error) => {
    report(error);
    process.exit();
  });
  runCommand(args).then((code) => {
    process.exitCode = code;
  }, report);
}

module.exports = { launch };
