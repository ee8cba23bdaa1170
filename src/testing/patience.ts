import { expect, vi } from "vitest";

/** Tests that build whole sites, bundle code or run commands, which take much longer on a busy machine. */
const LONG = [
  /^src\/output\/(abandoned-build|crash|foreign-files|interrupted-build|lock)\./,
  /^src\/kit\/extensions\/(extensions|look-of-package)\./,
  /^src\/server\/live\/extensions\./,
  /^src\/studio\/(model\/pages\/edited-pages|server\/studio-listener)\./,
  /^src\/commands\/build\//,
  /^src\/commands\/(test\/try-sections|diff\/site-diff)\./,
  /^src\/lib\/(cache\/damage|git\/git-history|code\/command-code)\./,
  /^scripts\/(\w+\.|(doctor|new|publish|repository)\/)/,
  /^scripts\/lib\/.*site-folder\./,
];

const file = expect.getState().testPath?.slice(process.cwd().length + 1) ?? "";
if (LONG.some((pattern) => pattern.test(file))) vi.setConfig({ testTimeout: 5 * 60_000 });
