/** Asked every few seconds by whatever stands before the shop: as long as all is well they are not worth a line. */
export const healthPaths: ReadonlySet<string> = new Set(['/healthz', '/readyz']);
