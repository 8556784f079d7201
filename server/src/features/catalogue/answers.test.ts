import { describe, expect, it } from 'vitest';
import type { Shop } from '../../platform/shop.js';
import { Answers } from './answers.js';

const room = 5_000;

describe('kept answers', () => {
  const open = () => {
    const catalogue = { version: 1, caughtUp: async () => {}, versionOf: () => catalogue.version };
    const shop = { read: (make: () => Promise<unknown>) => make() } as unknown as Pick<Shop, 'read'>;
    const answers = new Answers(shop, catalogue);
    let made = 0;
    const make = async () => {
      made++;
      return {};
    };
    return {
      catalogue,
      ask: (name: string) => answers.kept(1, name, make),
      /** Whether it had to be made. */
      isMade: async (name: string) => {
        const before = made;
        await answers.kept(1, name, make);
        return made > before;
      },
    };
  };

  it('are made once, also for many who ask at the same moment, until the catalogue is another one', async () => {
    const { ask, isMade, catalogue } = open();
    const [first, second] = await Promise.all([ask('reds'), ask('reds')]);
    expect(second).toBe(first);
    expect(await isMade('reds')).toBe(false);
    catalogue.version++;
    expect(await isMade('reds')).toBe(true);
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
