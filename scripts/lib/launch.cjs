"use strict";

const { existsSync, readdirSync } = require("node:fs");
const { join } = require("node:path");
const { pathToFileURL } = require("node:url");

const root = join(__dirname, "..", "..");
/** A package has no sources, and brings the code that a checkout makes of them. */
const isCheckout = existsSync(join(root, "src", "pipeline.ts"));
const READY_MADE = join(root, "lib", "commands");

/** Where commands are: those of owners, and in a checkout those that only it has a use for. */
const FOLDERS = isCheckout ? ["scripts", "scripts/repository"] : ["scripts"];
const isDebugging = process.env.PLUMBLINE_DEBUG === "1";

/** What the system's names of mistakes mean, and what to do. */
const REMEDIES = {
  ENOSPC: "The disk is full. What was in place is as it was; make room and try again.",
  EACCES:
    "Whoever is logged in here may not do that there. Name another folder, or have the rights to this one changed (chown, chmod).",
  EROFS: "That disk can only be read. Name a folder on another one.",
  ENOTDIR: "A part of that path is a file, and no folder. See whether the path is right.",
  EISDIR: "That is a folder, where a file is to be. Move it away, or name another place.",
  ENOENT: "A part of that path is not there, and cannot be made. See whether the path is right.",
  ELOOP: "Links in that path lead round in a circle. See where they lead.",
  ENAMETOOLONG:
    "The name of that file, or the whole path to it, is longer than this system can keep. Shorten it, or work in a folder with a shorter path.",
};

/** What to do about a mistake of the system; undefined where its message says so itself, or it is another. */
function remedyOf(error) {
  const { code, syscall = "", path } = Object(error);
  if (code === "ENOENT" && syscall.startsWith("spawn"))
    return `The program "${path}" is not on this computer. Install it, or see whether PATH names its folder.`;
  return REMEDIES[code === "EPERM" ? "EACCES" : code];
}

/** Prints what went wrong; a person who wants to know where in the code sets PLUMBLINE_DEBUG=1. */
function report(error) {
  const message = error instanceof Error ? error.message : String(error);
  console.error(isDebugging ? (error?.stack ?? message) : message);
  const remedy = remedyOf(error);
  if (remedy) console.error(remedy);
  process.exitCode = 2;
}

/** The commands that there are, each with the folder that it is in. */
function findCommands() {
  const from = isCheckout ? root : READY_MADE;
  if (!existsSync(from)) {
    throw new Error(
      `This copy of Plumbline has no code: there is no folder "${from}". ` +
        "It was packed by npm pack alone; npm run package, in a checkout, makes one that is whole.",
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

/** The folder in which all commands lie as JavaScript. */
async function commandCode() {
  if (!isCheckout) return READY_MADE;
  const { ensureDependencies } = require("./dependencies.cjs");
  ensureDependencies();
  const { bundledCode } = require("../../src/code/command-code.cjs");
  return (await bundledCode()).folder;
}

/** What is no command, help answers: a wrong word, a flag alone, nothing at all. */
async function runCommand(args) {
  const commands = findCommands();
  const [command, ...argv] = commands.has(args[0]) ? args : ["help", ...args];
  // It costs time: maps of the code, so that stacks name the sources.
  if (isDebugging) process.setSourceMapsEnabled(true);
  const file = join(await commandCode(), commands.get(command), `${command}.mjs`);
  const { run } = await import(pathToFileURL(file).href);
  return run(argv);
}

const LONGEST_AFTER_MS = 5000;

/** Runs one of the scripts beside run.cjs and leaves its result as the exit code. */
function launch(args) {
  process.on("uncaughtException", (error) => {
    report(error);
    process.exit();
  });
  // What waits for something that never comes would end as if all were well.
  const reportOpen = () => report(new Error("The command has ended before its work was done."));
  process.once("beforeExit", reportOpen);
  runCommand(args)
    .then((code) => {
      process.exitCode = code;
    }, report)
    .then(() => {
      process.off("beforeExit", reportOpen);
      // Code of a site's own may have begun what has no end.
      setTimeout(() => process.exit(), LONGEST_AFTER_MS).unref();
    });
}

module.exports = { launch };
