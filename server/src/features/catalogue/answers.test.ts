import { setImmediate as soon } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { Shop } from '../../platform/shop.js';
import { Answers } from './answers.js';
import { type Change, Changes } from './shelves/changes.js';

const room = 5_000;
const reds = 7;
const change = (product: number): Change => ({ product, at: 0, isInSet: false, offers: new Map() });

describe('kept answers', () => {
  const open = () => {
    const changes = new Changes();
    const readCopy = (_: string, make: () => Promise<unknown>) => make();
    const shop = { readCopy } as unknown as Pick<Shop, 'readCopy'>;
    const answers = new Answers(shop, { changes, position: '0/0', caughtUp: async () => {} });
    let made = 0;
    let held = Promise.resolve();
    const make = async () => {
      await held;
      made++;
      return { data: {}, isTouchedBy: ({ product }: Change) => product === reds };
    };
    return {
      changes,
      /** No answer is finished until the returned function is called. */
      hold: () => {
        let finish = () => {};
        held = new Promise((finished) => {
          finish = finished;
        });
        return () => finish();
      },
      ask: (name: string) => answers.kept(1, name, make),
      /** Whether the answer had to be made anew. */
      isMade: async (name: string) => {
        const before = made;
        await answers.kept(1, name, make);
        return made > before;
      },
    };
  };

  it('are made once, also for many who ask at the same moment, until anything may be another', async () => {
    const { ask, isMade, changes } = open();
    const [first, second] = await Promise.all([ask('reds'), ask('reds')]);
    expect(second).toBe(first);
    expect(await isMade('reds')).toBe(false);
    changes.noteEverything();
    expect(await isMade('reds')).toBe(true);
  });

  it('stay when a change does not touch them, and are made anew when one of several does', async () => {
    const { isMade, changes } = open();
    await isMade('reds');
    for (let other = 100; other < 120; other++) changes.note(change(other));
    expect(await isMade('reds')).toBe(false);
    changes.note(change(200));
    changes.note(change(reds));
    changes.note(change(201));
    expect(await isMade('reds')).toBe(true);
    expect(await isMade('reds')).toBe(false);
  });

  it('are made anew after more changes than are known one by one', async () => {
    const { isMade, changes } = open();
    await isMade('reds');
    for (let other = 100; other < 10_000; other++) changes.note(change(other));
    expect(await isMade('reds')).toBe(true);
  });

  it('that are being made wait to know whether a change has touched them', async () => {
    const { ask, changes, hold } = open();
    const finish = hold();
    const first = ask('reds');
    await soon();
    changes.note(change(200));
    const second = ask('reds');
    finish();
    expect(await second).toBe(await first);
  });

  it('that are being made are not given to who came after a change that touches them', async () => {
    const { ask, changes, hold } = open();
    const finish = hold();
    const first = ask('reds');
    await soon();
    changes.note(change(reds));
    const [second, third] = [ask('reds'), ask('reds')];
    finish();
    expect(await second).not.toBe(await first);
    expect(await third).toBe(await second);
  });

  it('make room for others, and stay as long as somebody asks for them', async () => {
    const { ask, isMade } = open();
    await ask('asked again and again');
    await ask('asked once');
    for (let other = 0; other < 3 * room; other++) {
      await ask(`other ${other}`);
      if (other % (room / 2) === 0) expect(await isMade('asked again and again')).toBe(false);
    }
    expect(await isMade('asked once')).toBe(true);
  });
});
