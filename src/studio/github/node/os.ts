/** The few facts of node:os that modules ask for when they load. */

export const hostname = (): string => "browser";
export const tmpdir = (): string => "/tmp";
export const homedir = (): string => "/";
export const platform = (): string => "linux";
export const availableParallelism = (): number => 1;
export const cpus = (): never[] => [];
export const userInfo = () => ({ username: "browser" });
export const EOL = "\n";
export const constants = { signals: {}, errno: {} };
