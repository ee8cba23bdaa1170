/** A request that cannot be carried out; the message is for the owner. */
export class StudioError extends Error {}
