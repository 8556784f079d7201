/** A third of a pool's connections is kept for readers, however many writers wait. */
export const mostWriters = (connections: number) =>
  connections - Math.min(connections - 1, Math.max(1, Math.floor(connections / 3)));
