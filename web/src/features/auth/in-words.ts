import type { CallError } from '../../platform/call-error';

const tooMany = 429;
const busy = 503;

/** What a call's refusal says to the person, with the time of the next try where the server names one. */
export async function inWords({ message, status, retryAfter }: CallError): Promise<string> {
  if (retryAfter === undefined || (status !== tooMany && status !== busy)) return message;
  // Seldom needed, so it does not weigh on the first load.
  const { formatRelative } = await import('../../platform/format');
  const now = Date.now();
  const words = message.trim().replace(/[.!]?$/, '.');
  return `${words} You can try again ${formatRelative(now + retryAfter * 1000, now)}.`;
}
