import { type Answering, refuses } from 'browser/testing/fake-server';
import type { Endpoint } from 'contract/platform/endpoint';
import { tokenExpired } from 'contract/platform/envelope';
import { onTestFinished, vi } from 'vitest';
import { leaving } from '../platform/leaving';

const untilLogIn = 2500;

/** The session has ended when this is asked. The time until the log-in opens passes after the test. */
export function sessionEndsAt(endpoint: Endpoint): Answering {
  const leave = vi.spyOn(leaving, 'to').mockImplementation(() => undefined);
  const refusal = refuses(endpoint, tokenExpired);
  onTestFinished(async () => {
    await vi.advanceTimersByTimeAsync(untilLogIn);
    vi.useRealTimers();
    leave.mockRestore();
  });
  return {
    endpoint,
    reply: (...asked) => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      return refusal.reply(...asked);
    },
  };
}
