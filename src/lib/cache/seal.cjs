"use strict";

/*
 * A cached value ends with a seal: a hash of its content and its name. So a damaged or misplaced value is
 * noticed when it is used. Plain JavaScript, because it runs before the code is bundled.
 */

const { createHash } = require("node:crypto");

/** SHA-256 in hexadecimal. */
const LENGTH = 64;

/** The pieces to store for a value under a name; the last one is the seal. */
function* sealed(name, pieces) {
  const hash = createHash("sha256").update(`${name}\n`);
  for (const piece of pieces) {
    hash.update(piece);
    yield piece;
  }
  yield hash.digest("hex");
}

/** The cached value of a name, without its seal; undefined if it is not exactly the stored one. */
function unsealed(name, bytes) {
  const data = bytes.subarray(0, -LENGTH);
  const seal = createHash("sha256").update(`${name}\n`).update(data).digest("hex");
  return bytes.length >= LENGTH && bytes.toString("latin1", data.length) === seal
    ? data
    : undefined;
}

/** Names of damaged values found in this process since the last report. */
const damaged = new Set();

const noteDamage = (name) => damaged.add(name);

/** The number of damaged values since the last call. */
function takeDamages() {
  const { size } = damaged;
  damaged.clear();
  return size;
}

module.exports = { sealed, unsealed, noteDamage, takeDamages };
