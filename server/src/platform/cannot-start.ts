/** Why the shop does not start, as one sentence for the person who started it. */
export class CannotStart extends Error {}
