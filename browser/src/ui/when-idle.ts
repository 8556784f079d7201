/** Safari has no `requestIdleCallback`: a moment after the first drawing has to do there. */
const moment = 200;

/**
 * Does the work once the browser has nothing better to do, and after some seconds at the latest. The answer calls
 * it off; where there is none, the work must do no harm when it comes too late.
 */
export function whenIdle(work: () => void): (() => void) | undefined {
  if (!('requestIdleCallback' in window)) {
    setTimeout(work, moment);
    return undefined;
  }
  const asked = requestIdleCallback(work, { timeout: 4000 });
  return () => cancelIdleCallback(asked);
}
