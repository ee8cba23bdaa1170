// Tests a local server with MDN's HTTP Observatory and prints the score as JSON. It runs in a child
// process, because Node.js reads its trusted certificates at startup.
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { ALL_TESTS } from "@mdn/mdn-http-observatory/src/constants.js";
import { getScoreModifier } from "@mdn/mdn-http-observatory/src/grader/grader.js";
import { retrieve } from "@mdn/mdn-http-observatory/src/retriever/retriever.js";

const [httpPort, httpsPort] = process.argv.slice(2);

// The package downloads this list during its installation, and localhost cannot be on it.
const list = new URL(import.meta.resolve("@mdn/mdn-http-observatory/conf/hsts-preload.json"));
if (!existsSync(list)) {
  mkdirSync(new URL(".", list), { recursive: true });
  writeFileSync(list, "{}");
}

const requests = await retrieve("localhost", { httpPort, httpsPort });
if (!requests.responses.auto) throw new Error("The server does not answer.");
const results = ALL_TESTS.map((test) => test(requests)).map((output) => ({
  name: output.constructor.name,
  result: output.result,
  points: getScoreModifier(output.result),
}));
const score = results.reduce((sum, { points }) => sum + points, 100);
console.log(JSON.stringify({ score, tests: results }));
process.exit(0);
