/** A static studio has no folder with code. */

export const runningBundle = undefined;
export const PROJECT_DIR = "/plumbline";
export const CODE_CACHE = "/tmp/plumbline";
export const SOURCES_DIR = PROJECT_DIR;
export const SHARED_PACKAGES: readonly string[] = [];
export const readyMade = (): undefined => undefined;
export const isCheckout = (): boolean => false;
