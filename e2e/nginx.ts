import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../src/serve/free-port.ts";

/** A real nginx that serves a built site as its own include file tells it to. */
export interface Nginx {
  httpPort: number;
  httpsPort: number;
  /** Whom a client has to trust to believe the server's certificate. */
  authority: string;
  stop(): Promise<void>;
}

/** Starts nginx on free ports of this machine: http, which only leads to https, and https. */
export async function startNginx(program: string, site: string): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), "plumbline-nginx-"));
  const [httpPort, httpsPort] = [await freePort(), await freePort()];
  makeCertificate(folder);
  const file = join(folder, "nginx.conf");
  writeFileSync(file, configuration(realpathSync(site), folder, httpPort, httpsPort));
  const child = spawn(program, ["-p", folder, "-c", file, "-e", join(folder, "error.log")], {
    stdio: "inherit",
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  await Promise.race([answering(httpsPort), ended]);
  if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}.`);
  return {
    httpPort,
    httpsPort,
    authority: join(folder, "authority.pem"),
    async stop() {
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** As an owner would write it, with the include that the build made. */
function configuration(site: string, folder: string, httpPort: number, httpsPort: number): string {
  // Workers of a root's nginx are another user, who may not read the folder of the tests.
  const user = process.getuid?.() === 0 ? "user root;" : "";
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  return `${user}
daemon off;
pid ${folder}/nginx.pid;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${temporary.join("\n  ")}
  server {
    listen 127.0.0.1:${httpPort};
    return 301 https://localhost:${httpsPort}$request_uri;
  }
  server {
    listen 127.0.0.1:${httpsPort} ssl;
    ssl_certificate ${folder}/server.pem;
    ssl_certificate_key ${folder}/server.key;
    root ${site};
    include ${site}/.hosting/nginx.conf;
  }
}
`;
}

/** A certificate for localhost, signed by an authority made for the purpose. */
function makeCertificate(folder: string): void {
  const openssl = (command: string) =>
    execFileSync("openssl", command.split(" "), { cwd: folder, stdio: "ignore" });
  const key = "-newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes";
  openssl(`req -x509 ${key} -keyout authority.key -out authority.pem -days 2 -subj /CN=authority`);
  openssl(`req ${key} -keyout server.key -out server.csr -subj /CN=localhost`);
  writeFileSync(join(folder, "names"), "subjectAltName=DNS:localhost");
  openssl(
    "x509 -req -in server.csr -CA authority.pem -CAkey authority.key -CAcreateserial -out server.pem -days 2 -extfile names",
  );
}

/** Resolves once something listens on a port. */
const answering = (port: number) =>
  new Promise<void>((resolve) => {
    const attempt = () => {
      const socket = connect(port, "127.0.0.1", () => {
        socket.destroy();
        resolve();
      });
      socket.once("error", () => setTimeout(attempt, 50));
    };
    attempt();
  });
