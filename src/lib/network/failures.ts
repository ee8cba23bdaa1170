import { errorCode } from "../files/files.ts";

/** Why a request failed: `message` is a sentence, `todo` the next step. */
export class RequestError extends Error {
  readonly todo: string;
  /** The server is reachable, but its certificate is invalid. */
  readonly isCertificate: boolean;
  /** The name does not resolve. */
  readonly isNoName: boolean;
  constructor({ what, todo }: Failure, code: string | undefined) {
    super(what);
    this.todo = todo;
    this.isCertificate = code !== undefined && code in CERTIFICATE;
    this.isNoName = code === "ENOTFOUND";
  }
}

interface Failure {
  what: string;
  todo: string;
}

type FailureText = (url: URL) => Failure;

const RENEW = "Renew it at your host; most do that automatically once it is turned on.";

/** OpenSSL's error codes for certificates. */
const CERTIFICATE: Readonly<Record<string, FailureText>> = {
  CERT_HAS_EXPIRED: ({ host }) => ({
    what: `The certificate of ${host} has expired: browsers warn visitors.`,
    todo: RENEW,
  }),
  CERT_NOT_YET_VALID: ({ host }) => ({
    what: `The certificate of ${host} is not valid yet: browsers warn visitors.`,
    todo: "Check this computer's clock; if it is right, ask your host for another certificate.",
  }),
  ERR_TLS_CERT_ALTNAME_INVALID: ({ host }) => ({
    what: `The certificate of ${host} is for another name: browsers warn visitors.`,
    todo: "Have your host issue one for this name, once the domain points there.",
  }),
  ...Object.fromEntries(
    [
      "DEPTH_ZERO_SELF_SIGNED_CERT",
      "SELF_SIGNED_CERT_IN_CHAIN",
      "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
      "UNABLE_TO_GET_ISSUER_CERT",
      "UNABLE_TO_GET_ISSUER_CERT_LOCALLY",
    ].map((code): [string, FailureText] => [
      code,
      ({ host }) => ({
        what: `The certificate of ${host} is not signed by an authority that browsers trust: they warn visitors.`,
        todo: "Turn on the certificate at your host. If it has one, have it send the full chain.",
      }),
    ]),
  ),
};

const NOT_THERE: FailureText = ({ host }) => ({
  what: `${host} cannot be reached from here.`,
  todo: "Check your connection, and try again.",
});

const CUT: FailureText = ({ host }) => ({
  what: `${host} closes the connection without a response.`,
  todo: "Try again in a minute; if it still fails, ask your host.",
});

const NO_HTTPS: FailureText = ({ host }) => ({
  what: `${host} does not support https.`,
  todo: "Turn on the certificate at your host.",
});

const FAILURES: Readonly<Record<string, FailureText>> = {
  ...CERTIFICATE,
  ENOTFOUND: ({ hostname }) => ({
    what: `No name server knows ${hostname}.`,
    todo: "Set its DNS record at your registrar, as your host describes. It can take a day to take effect. If others see the site, check your connection.",
  }),
  EAI_AGAIN: ({ hostname }) => ({
    what: `No name server answers for ${hostname}.`,
    todo: "Check your connection, and try again.",
  }),
  ECONNREFUSED: ({ host }) => ({
    what: `${host} refuses the connection.`,
    todo: "Check at your host that the site is turned on, and that the DNS record points there.",
  }),
  ECONNRESET: CUT,
  EPIPE: CUT,
  HPE_INVALID_CONSTANT: CUT,
  EHOSTUNREACH: NOT_THERE,
  ENETUNREACH: NOT_THERE,
  ETIMEDOUT: NOT_THERE,
  EPROTO: NO_HTTPS,
  ERR_SSL_WRONG_VERSION_NUMBER: NO_HTTPS,
  ERR_SSL_PACKET_LENGTH_TOO_LONG: NO_HTTPS,
};

/** Explains why a request failed; `timeout` is in seconds. */
export function requestError(error: unknown, url: URL, timeout: number): RequestError {
  const code = errorCode(error);
  if (error instanceof Error && ["AbortError", "TimeoutError"].includes(error.name))
    return new RequestError(late(url, timeout), undefined);
  const words = FAILURES[code ?? ""] ?? otherwise(error);
  return new RequestError(words(url), code);
}

const late = ({ host, pathname }: URL, timeout: number): Failure => ({
  what: `${host}${pathname} has not responded within ${timeout} s.`,
  todo: "Try again in a minute; if it still fails, ask your host. Or give it more time with --timeout.",
});

const otherwise =
  (error: unknown): FailureText =>
  ({ host }) => ({
    what: `${host} sends no readable response: ${error instanceof Error ? error.message : String(error)}.`,
    todo: "Try again in a minute; if it still fails, ask your host.",
  });
