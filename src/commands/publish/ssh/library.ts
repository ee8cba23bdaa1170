import { errorCode } from "../../../lib/files/files.ts";

/** The SSH library. It has native parts, so owners who publish over SSH install it themselves. */
export async function sshLibrary(): Promise<typeof import("ssh2")> {
  try {
    // Its types lack the default export, which Node.js creates for CommonJS.
    return (await import("ssh2")).default as unknown as typeof import("ssh2");
  } catch (error) {
    if (errorCode(error) !== "ERR_MODULE_NOT_FOUND") throw error;
    throw new Error(
      "Publishing by SFTP needs the package ssh2, which is not installed. Nothing was sent. " +
        "Run npm install --save-dev ssh2, then publish again.",
    );
  }
}
