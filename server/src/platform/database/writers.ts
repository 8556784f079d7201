/** Of a pool's connections a third is the readers', whatever those wait for who write. */
export const mostWriters = (connections: number) =>
  connections - Math.min(connections - 1, Math.max(1, Math.floor(connections / 3)));
