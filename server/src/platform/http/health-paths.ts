/** A load balancer asks for these every few seconds: as long as all is well they are not logged. */
export const healthPaths: ReadonlySet<string> = new Set(['/healthz', '/readyz']);
