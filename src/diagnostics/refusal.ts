/** Why a change cannot be made: what, where, why, and what to do. Nothing has been written. */
export class Refusal extends Error {}
