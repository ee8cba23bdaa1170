import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { get } from "node:https";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { buffer } from "node:stream/consumers";
import { freePort } from "../../../src/server/free-port.ts";
import { makeCertificate } from "./make-certificate.ts";
import type { WebServer } from "./web-servers.ts";

/** A real server that serves a built site with the host file of the site. */
export interface StartedServer {
  httpPort: number;
  httpsPort: number;
  /** The file of the authority that signed the server's certificate. */
  authority: string;
  stop(): Promise<void>;
}

/** The values of a server's configuration. */
interface Setup {
  site: string;
  /** The folder for the server's files and certificate. */
  folder: string;
  httpPort: number;
  httpsPort: number;
  /** Whether the server loads only the necessary modules. */
  isBare: boolean;
}

/** The configuration and arguments of each server. */
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

/** Starts a server on free ports of this machine: https, and http, which redirects to it. */
export async function startServer(
  name: WebServer,
  program: string,
  site: string,
  { isBare = false } = {},
) {
  const folder = mkdtempSync(join(tmpdir(), `plumbline-${name}-`));
  const [httpPort, httpsPort] = [await freePort(), await freePort()];
  // The usual validity of certificates that hosts renew automatically.
  makeCertificate(folder, { days: 90 });
  const file = join(folder, "server.conf");
  const { configuration, args } = SERVERS[name];
  // Symbolic links stay, since their target may change while the server runs.
  const setup = { site: resolve(site), folder, httpPort, httpsPort, isBare };
  writeFileSync(file, configuration(setup));
  const child = spawn(program, args(folder, file), { stdio: "inherit" });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  await Promise.race([answering(httpsPort), ended]);
  if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}.`);
  const started: StartedServer = {
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

/** The response to a path, which is sent unchanged. Redirects are not followed. */
export async function askServer(server: StartedServer, path: string): Promise<IncomingMessage> {
  const response = await requested(server, path, { "Accept-Encoding": "gzip" });
  return response.resume();
}

/** The response with its uncompressed body. */
export async function readFromServer(server: StartedServer, path: string) {
  const response = await requested(server, path, {});
  const { statusCode = 0, headers } = response;
  return { statusCode, headers, body: await buffer(response) };
}

function requested(server: StartedServer, path: string, headers: Record<string, string>) {
  const { httpsPort: port, authority } = server;
  const options = { host: "localhost", port, path, ca: readFileSync(authority), headers };
  return new Promise<IncomingMessage>((resolve, reject) => {
    get(options, resolve).once("error", reject);
  });
}

const isRoot = process.getuid?.() === 0;

/** In the owner's notation, with the include from the build. */
function nginxConfiguration({ site, folder, httpPort, httpsPort }: Setup): string {
  // The workers of an nginx that root starts have another user, who cannot read the test folder.
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
 * Like shared hosting with the fewest permissions: .htaccess may set types and headers, but not options of
 * folders. The host sets its own header, lists folders, and looks for index.php first.
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

/** In the owner's notation, except for the certificate, which Caddy obtains itself for public names. */
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
