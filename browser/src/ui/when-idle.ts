/** Safari has no `requestIdleCallback`: a moment after the first drawing has to do there. */
const moment = 200;

/**
 * Does the work once the browser has nothing better to do, and after `patience` milliseconds at the latest.
 * The answer calls it off.
 */
export function whenIdle(work: () => void, patience: number) {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, moment);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(work, { timeout: patience });
  return () => cancelIdleCallback(asked);
}
