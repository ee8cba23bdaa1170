"use strict";

/*
 * A cached value ends with a seal: a hash of its content and its name. So a damaged or misplaced value is
 * noticed when it is used. Plain JavaScript, because it runs before the code is bundled.
 */

const { createHash } = require("node:crypto");

/** SHA-256 in hexadecimal. */
const LENGTH = 64;

/** The stored form of a value under a name: the value and its seal. */
const sealed = (name, data) => [data, sealOf(name, data)];

const sealOf = (name, data) => createHash("sha256").update(`${name}\n`).update(data).digest("hex");

/** The cached value of a name, without its seal; undefined if it is not exactly the stored one. */
function unsealed(name, bytes) {
  const data = bytes.subarray(0, -LENGTH);
  const isSame = bytes.toString("latin1", data.length) === sealOf(name, data);
  return bytes.length >= LENGTH && isSame ? data : undefined;
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
