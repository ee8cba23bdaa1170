/**
 * The reason why a change is impossible: what, where, why, and what to do. No file has been
 * written.
 */
export class Refusal extends Error {}
