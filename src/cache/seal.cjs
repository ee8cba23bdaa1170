"use strict";

/*
 * What is kept ends with a seal: a hash of what it says and of the name that it was kept under. So what
 * was damaged since, or lies under another name, is noticed when it is used. Plain JavaScript, as
 * everything that runs before the code is bundled.
 */

const { createHash } = require("node:crypto");

/** SHA-256 in hexadecimal. */
const LENGTH = 64;

/** Something to be kept under a name, in pieces, with its seal as the last. */
function* sealed(name, pieces) {
  const hash = createHash("sha256").update(`${name}\n`);
  for (const piece of pieces) {
    hash.update(piece);
    yield piece;
  }
  yield hash.digest("hex");
}

/** What was kept under a name, without its seal; undefined if it is not just what was put there. */
function unsealed(name, bytes) {
  const data = bytes.subarray(0, -LENGTH);
  const seal = createHash("sha256").update(`${name}\n`).update(data).digest("hex");
  return bytes.length >= LENGTH && bytes.toString("latin1", data.length) === seal
    ? data
    : undefined;
}

/** Names of what was found damaged, in this process, since somebody was told. */
const damaged = new Set();

const noteDamage = (name) => damaged.add(name);

/** How many things were found damaged since this was last asked. */
function takeDamages() {
  const { size } = damaged;
  damaged.clear();
  return size;
}

module.exports = { sealed, unsealed, noteDamage, takeDamages };
