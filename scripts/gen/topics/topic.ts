/**
 * What one paragraph is about: of each stage it says one thing, so any choice of them reads on from
 * one to the next. A stage's text may be several sentences.
 */
export type Topic = readonly (readonly string[])[];
