import { errorCode } from "../../files/files.ts";

/** The library that speaks SSH. It has parts for each system, so who publishes in this way installs it. */
export async function sshLibrary(): Promise<typeof import("ssh2")> {
  try {
    // Its types know no default, which is where Node.js has all of what is CommonJS.
    return (await import("ssh2")).default as unknown as typeof import("ssh2");
  } catch (error) {
    if (errorCode(error) !== "ERR_MODULE_NOT_FOUND") throw error;
    throw new Error(
      "Publishing by SFTP needs the package ssh2, which is not installed. Nothing was sent. " +
        "Run npm install --save-dev ssh2, then publish again.",
    );
  }
}
