"use strict";

const { existsSync, readdirSync } = require("node:fs");
const { join } = require("node:path");
const { pathToFileURL } = require("node:url");

const root = join(__dirname, "..", "..");
/** A package contains bundled code instead of sources. */
const isCheckout = existsSync(join(root, "src", "pipeline.ts"));
const READY_MADE = join(root, "lib", "commands");

/** The folders of commands: those for owners, and in a checkout those for developers. */
const FOLDERS = isCheckout ? ["scripts", "scripts/repository"] : ["scripts"];
const isDebugging = process.env.PLUMBLINE_DEBUG === "1";

/** Hints for the system's error codes. */
const REMEDIES = {
  ENOSPC: "The disk is full. Existing files are unchanged. Free some space and try again.",
  EACCES:
    "You do not have permission to do that there. Choose another folder, or have its permissions changed (chown, chmod).",
  EROFS: "That disk is read-only. Choose a folder on another disk.",
  ENOTDIR: "A part of that path is a file and not a folder. Check the path.",
  EISDIR: "That is a folder, but a file is needed there. Move it away, or choose another path.",
  ENOENT: "A part of that path does not exist and cannot be created. Check the path.",
  ELOOP: "Links in that path form a loop. Check their targets.",
  ENAMETOOLONG:
    "The name of that file, or its whole path, is too long for this system. Shorten it, or work in a folder with a shorter path.",
};

/** A hint for a system error; undefined if its message is sufficient or it is another error. */
function remedyOf(error) {
  const { code, syscall = "", path } = Object(error);
  if (code === "ENOENT" && syscall.startsWith("spawn"))
    return `The program "${path}" is not on this computer. Install it, or check whether PATH contains its folder.`;
  return REMEDIES[code === "EPERM" ? "EACCES" : code];
}

/** Prints an error; PLUMBLINE_DEBUG=1 adds its position in the code. */
function report(error) {
  const message = error instanceof Error ? error.message : String(error);
  console.error(isDebugging ? (error?.stack ?? message) : message);
  const remedy = remedyOf(error);
  if (remedy) console.error(remedy);
  process.exitCode = 2;
}

/** The existing commands, each with its folder. */
function findCommands() {
  const from = isCheckout ? root : READY_MADE;
  if (!existsSync(from)) {
    throw new Error(
      `This copy of Plumbline has no code: there is no folder "${from}". ` +
        "It was packed with npm pack alone. npm run package, in a checkout, creates a complete one.",
    );
  }
  const named = (folder) => (file) => {
    const [, name] = /^([\w-]+)\.(ts|mjs)$/.exec(file) ?? [];
    return name === undefined ? [] : [[name, folder]];
  };
  return new Map(
    FOLDERS.flatMap((folder) => readdirSync(join(from, folder)).flatMap(named(folder))),
  );
}

/** The folder of all commands as JavaScript. */
async function commandCode() {
  if (!isCheckout) return READY_MADE;
  const { ensureDependencies } = require("./dependencies.cjs");
  ensureDependencies();
  const { bundledCode } = require("../../src/lib/code/command-code.cjs");
  return (await bundledCode()).folder;
}

/** Prints help for everything that is not a command: a wrong word, a flag alone, nothing. */
async function runCommand(args) {
  const commands = findCommands();
  const [command, ...argv] = commands.has(args[0]) ? args : ["help", ...args];
  // Costs time: source maps, so that stack traces name the sources.
  if (isDebugging) process.setSourceMapsEnabled(true);
  const file = join(await commandCode(), commands.get(command), `${command}.mjs`);
  const { run } = await import(pathToFileURL(file).href);
  return run(argv);
}

const LONGEST_AFTER_MS = 5000;

/** Runs one of the scripts beside run.cjs and passes on its exit code. */
function launch(args) {
  process.on("uncaughtException", (error) => {
    report(error);
    process.exit();
  });
  // A program that ends because no work is left would have exit code 0.
  const reportOpen = () => report(new Error("The command ended before its work was done."));
  process.once("beforeExit", reportOpen);
  runCommand(args)
    .then((code) => {
      process.exitCode = code;
    }, report)
    .then(() => {
      process.off("beforeExit", reportOpen);
      // Extensions may have started work that never ends.
      setTimeout(() => process.exit(), LONGEST_AFTER_MS).unref();
    });
}

module.exports = { launch };
