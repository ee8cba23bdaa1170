import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Creates a certificate, `server.pem` with `server.key`, and the authority that signs it, `authority.pem`.
 * With a negative number of days it has expired.
 */
export function makeCertificate(folder: string, { name = "localhost", days = 2 } = {}): void {
  const openssl = (command: string) =>
    execFileSync("openssl", command.split(" "), { cwd: folder, stdio: "ignore" });
  const key = "-newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes";
  openssl(`req -x509 ${key} -keyout authority.key -out authority.pem -days 2 -subj /CN=authority`);
  openssl(`req ${key} -keyout server.key -out server.csr -subj /CN=${name}`);
  writeFileSync(join(folder, "names"), `subjectAltName=DNS:${name}`);
  openssl(
    `x509 -req -in server.csr -CA authority.pem -CAkey authority.key -CAcreateserial -out server.pem -days ${days} -extfile names`,
  );
}
