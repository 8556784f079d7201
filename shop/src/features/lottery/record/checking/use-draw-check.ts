import { addressOf } from 'browser/calls/http-client';
import type { LotteryRecord } from 'contract/lottery-record';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Progress, Verdict } from './check-draw';
// oxlint-disable-next-line import/default -- Vite gives the address under this name
import workerAddress from './check-draw.worker?worker&url';
import type { Task, Trouble, WorkerMessage } from './check-messages';
import type { Finding } from './finding';

type TrustedTypes = {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL(address: string): string };
};

/**
 * Browsers with trusted types load a script only from an address that a policy has made; this one makes no
 * other.
 */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy(
  'cellar-door-check-draw',
  { createScriptURL: () => workerAddress },
);
const startWorker = () =>
  new Worker(policy?.createScriptURL(workerAddress) ?? workerAddress, { type: 'module' });

export type DrawCheck =
  | { state: 'idle' | 'cancelled'; findings: readonly Finding[] }
  | { state: 'checking'; findings: readonly Finding[]; progress?: Progress }
  | { state: 'done'; findings: readonly Finding[]; verdict: Verdict }
  | { state: 'trouble'; findings: readonly Finding[]; trouble: Trouble };

const idle: DrawCheck = { state: 'idle', findings: [] };

function after(check: DrawCheck, told: WorkerMessage): DrawCheck {
  const { findings } = check;
  switch (told.tells) {
    case 'finding':
      return { ...check, findings: [...findings, told.finding] };
    case 'progress':
      return { state: 'checking', findings, progress: told.progress };
    case 'verdict':
      return { state: 'done', findings, verdict: told.verdict };
    case 'trouble':
      return { state: 'trouble', findings: [], trouble: told.trouble };
  }
}

/** One check at a time. Leaving the page ends it. */
export function useDrawCheck(record: LotteryRecord) {
  const [check, setCheck] = useState(idle);
  const worker = useRef<Worker>(undefined);

  const stop = useCallback(() => {
    worker.current?.terminate();
    worker.current = undefined;
  }, []);
  useEffect(() => stop, [stop]);

  const begin = () => {
    stop();
    setCheck({ state: 'checking', findings: [] });
    const started = startWorker();
    worker.current = started;
    started.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
      setCheck((before) => after(before, data));
      if (data.tells === 'verdict' || data.tells === 'trouble') stop();
    });
    started.addEventListener('error', () => {
      setCheck({ state: 'trouble', findings: [], trouble: 'broken' });
      stop();
    });
    const lists = new URL(addressOf(`e-com/lotteries/${record.lottery.id}/record`), location.href).href;
    started.postMessage({ record, lists } satisfies Task);
  };

  const cancel = () => {
    stop();
    setCheck({ state: 'cancelled', findings: [] });
  };

  return { check, begin, cancel };
}
