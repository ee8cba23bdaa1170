"use strict";

const { createHash } = require("node:crypto");
const { existsSync, readFileSync, writeFileSync } = require("node:fs");
const { basename, join } = require("node:path");

const root = join(__dirname, "..", "..");
const lockFile = join(root, "package-lock.json");
const modules = join(root, "node_modules");
const installed = join(modules, ".package-lock.json");
const marker = join(modules, ".plumbline-lock-sha256");

function markedHash() {
  return existsSync(marker) ? readFileSync(marker, "utf8").trim() : "";
}

function mark(hash) {
  try {
    writeFileSync(marker, `${hash}\n`);
  } catch {
    // If the folder is read-only, the comparison runs each time.
  }
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8")).packages ?? {};
  } catch {
    // An invalid file, such as one with merge conflicts: npm ci reports it.
    return {};
  }
}

/** Whether the installed packages are those of the lock file, for example after `npm install`. */
function isSame(wanted, found) {
  // Packages for other systems are optional, and npm does not install them.
  const isFound = ([path, { version, optional }]) =>
    found[path] ? found[path].version === version : path === "" || optional === true;
  return Object.keys(wanted).length > 0 && Object.entries(wanted).every(isFound);
}

function npmCi() {
  const { spawnSync } = require("node:child_process");
  // --include=dev, for a machine with NODE_ENV=production; the log level, for `npm test --silent`.
  const args = ["ci", "--no-audit", "--no-fund", "--include=dev", "--loglevel=error"];
  const options = { cwd: root, stdio: ["ignore", "inherit", "inherit"] };
  const npm = process.env.npm_execpath ?? "";
  if (/^npm(-cli)?\.[cm]?js$/.test(basename(npm)) && existsSync(npm)) {
    return spawnSync(process.execPath, [npm, ...args], options);
  }
  // On Windows npm is a .cmd file, which only a shell can start.
  const isWindows = process.platform === "win32";
  return isWindows
    ? spawnSync(`npm ${args.join(" ")}`, { ...options, shell: true })
    : spawnSync("npm", args, options);
}

function install() {
  console.error("Installing the dependencies (npm ci), which takes a moment the first time…");
  if (npmCi().status === 0) return;
  throw new Error(
    "The dependencies could not be installed: npm ci failed, see above. " +
      "Is there a network? Fix the problem, then run the command again.",
  );
}

/** Installs the dependencies if they are missing or differ from package-lock.json. */
function ensureDependencies() {
  if (!existsSync(lockFile)) {
    throw new Error(
      "package-lock.json is missing, so the versions of the dependencies are unknown. " +
        "Restore the file from the repository and run the command again.",
    );
  }
  const hash = createHash("sha256").update(readFileSync(lockFile)).digest("hex");
  const exists = existsSync(installed) && existsSync(join(modules, "esbuild", "package.json"));
  if (exists && markedHash() === hash) return;
  if (!exists || !isSame(readPackages(lockFile), readPackages(installed))) install();
  mark(hash);
}

module.exports = { ensureDependencies, isSame };
