import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { get } from "node:https";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { buffer } from "node:stream/consumers";
import { freePort } from "../../src/server/free-port.ts";
import { makeCertificate } from "./make-certificate.ts";
import type { WebServer } from "./web-servers.ts";

/** A real server that serves a built site as the site's own file for it says. */
export interface Started {
  httpPort: number;
  httpsPort: number;
  /** Whom a client has to trust to believe the server's certificate. */
  authority: string;
  stop(): Promise<void>;
}

/** What a configuration is written of. */
interface Setup {
  site: string;
  /** For the server's own files, with a certificate. */
  folder: string;
  httpPort: number;
  httpsPort: number;
  /** Whether the server has no module that it can do without. */
  isBare: boolean;
}

/** How each server is told what to do, and started with that. */
const SERVERS: Record<
  WebServer,
  { configuration: (setup: Setup) => string; args: (folder: string, file: string) => string[] }
> = {
  nginx: {
    configuration: nginxConfiguration,
    args: (folder, file) => ["-p", folder, "-c", file, "-e", join(folder, "error.log")],
  },
  apache: {
    configuration: apacheConfiguration,
    args: (folder, file) => ["-d", folder, "-f", file, "-DFOREGROUND"],
  },
  caddy: {
    configuration: caddyConfiguration,
    args: (_, file) => ["run", "--config", file, "--adapter", "caddyfile"],
  },
};

/** Starts a server on free ports of this machine: http, which only leads to https, and https. */
export async function startServer(
  name: WebServer,
  program: string,
  site: string,
  { isBare = false } = {},
) {
  const folder = mkdtempSync(join(tmpdir(), `plumbline-${name}-`));
  const [httpPort, httpsPort] = [await freePort(), await freePort()];
  // As long as those that hosts renew by themselves.
  makeCertificate(folder, { days: 90 });
  const file = join(folder, "server.conf");
  const { configuration, args } = SERVERS[name];
  // A link stays one: what it leads to may change while the server runs.
  const setup = { site: resolve(site), folder, httpPort, httpsPort, isBare };
  writeFileSync(file, configuration(setup));
  const child = spawn(program, args(folder, file), { stdio: "inherit" });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  await Promise.race([answering(httpsPort), ended]);
  if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}.`);
  const started: Started = {
    httpPort,
    httpsPort,
    authority: join(folder, "authority.pem"),
    async stop() {
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return started;
}

/** Its answer to a target that is sent as it is written; redirects are not followed. */
export async function askServer(server: Started, path: string): Promise<IncomingMessage> {
  const response = await requested(server, path, { "Accept-Encoding": "gzip" });
  return response.resume();
}

/** The same with its bytes, which are not compressed. */
export async function readFromServer(server: Started, path: string) {
  const response = await requested(server, path, {});
  const { statusCode = 0, headers } = response;
  return { statusCode, headers, body: await buffer(response) };
}

function requested(server: Started, path: string, headers: Record<string, string>) {
  const { httpsPort: port, authority } = server;
  const options = { host: "localhost", port, path, ca: readFileSync(authority), headers };
  return new Promise<IncomingMessage>((resolve, reject) => {
    get(options, resolve).once("error", reject);
  });
}

const isRoot = process.getuid?.() === 0;

/** As an owner would write it, with the include that the build made. */
function nginxConfiguration({ site, folder, httpPort, httpsPort }: Setup): string {
  // Workers of a root's nginx are another user, who may not read the folder of the tests.
  const user = isRoot ? "user root;" : "";
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

const NEEDED = ["alias", "authz_core", "dir", "mime", "mpm_event", "socache_shmcb", "ssl"];
const USUAL = [
  ...["authz_host", "autoindex", "brotli", "deflate", "env", "filter", "headers", "negotiation"],
  ...["rewrite", "setenvif"],
];

/**
 * As rented space is, with what hosts allow at least: that files say which types and headers they have, but
 * not how folders are shown. The host has set a header of its own, shows what lies in folders, and looks for an
 * index.php first.
 */
function apacheConfiguration({ site, folder, httpPort, httpsPort, isBare }: Setup): string {
  const modules = isBare ? NEEDED : [...NEEDED, ...USUAL];
  const load = modules.map((each) => {
    return `LoadModule ${each}_module /usr/lib/apache2/modules/mod_${each}.so`;
  });
  mkdirSync(join(folder, "run"));
  return `${load.join("\n")}
ServerName localhost
DefaultRuntimeDir ${folder}/run
PidFile ${folder}/apache.pid
ErrorLog ${folder}/error.log
TypesConfig /etc/mime.types
DirectoryIndex index.php index.html
${isRoot ? "User www-data\nGroup www-data" : ""}
${isBare ? "" : "Header set X-Frame-Options SAMEORIGIN"}
<Directory ${site}>
  Options Indexes FollowSymLinks
  AllowOverride FileInfo
  Require all granted
</Directory>
Listen 127.0.0.1:${httpPort}
<VirtualHost *:${httpPort}>
  Redirect permanent / https://localhost:${httpsPort}/
</VirtualHost>
Listen 127.0.0.1:${httpsPort}
<VirtualHost *:${httpsPort}>
  DocumentRoot ${site}
  SSLEngine on
  SSLCertificateFile ${folder}/server.pem
  SSLCertificateKeyFile ${folder}/server.key
</VirtualHost>
`;
}

/** As an owner would write it, but for the certificate, which Caddy gets by itself from a name that is public. */
function caddyConfiguration({ site, folder, httpPort, httpsPort }: Setup): string {
  return `{
  admin off
  auto_https off
  storage file_system ${folder}
  log {
    output file ${folder}/error.log
  }
}
import ${site}/.hosting/Caddyfile
http://localhost:${httpPort} {
  redir https://localhost:${httpsPort}{uri} permanent
}
https://localhost:${httpsPort} {
  tls ${folder}/server.pem ${folder}/server.key
  root * ${site}
  import plumbline
}
`;
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
