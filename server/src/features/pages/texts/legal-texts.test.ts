import { getLegalText, type LegalPage, legalPages } from 'contract/pages/legal-texts';
import {
  changeLegalText,
  getLegalTextVersion,
  legalText,
  listLegalTextVersions,
} from 'contract/pages/legal-texts.staff';
import { readProse } from 'contract/pages/prose';
import { listActs } from 'contract/staff/acts';
import * as v from 'valibot';
import { beforeAll, expect, it } from 'vitest';
import { callShop } from '../../../testing/calls.js';
import { describeShop } from '../../../testing/describe-shop.js';
import { openTestPerson, type TestPerson } from '../../../testing/test-staff.js';

describeShop('the legal pages', (shop) => {
  let olive: TestPerson;
  beforeAll(async () => {
    olive = await openTestPerson(shop, { role: 'owner', store_id: null });
  });

  const path = { page: 'terms' } as const;
  const read = (page: LegalPage = 'terms') => callShop(shop, getLegalText, { path: { page } });
  const writes = (version: number, text: string, person = olive) =>
    person.call(changeLegalText, { path, body: { version, text } });
  const version = (asked: string, page: LegalPage = 'terms') =>
    olive.call(getLegalTextVersion, { path: { page, version: asked } });

  it.each(legalPages)('begin with a text that an owner could publish as it is: %s', async (page) => {
    const { text } = await version('1', page);
    const { lead, sections } = readProse(text);
    expect([lead.length > 20, sections.length > 5, text.includes('demo')]).toEqual([true, true, false]);
    expect(v.safeParse(legalText, { text }).output).toEqual({ text });
  });

  it('are read as their owner writes them, at once; what was before is kept, with who and when', async () => {
    const before = await version('newest');
    expect((await read()).text).toBe(before.text);
    await writes(before.version, '# Who may buy\r\nWhoever is 21.');
    await writes(before.version + 1, '# Who may buy\nWhoever is 21.');
    expect((await read()).text).toBe('# Who may buy\nWhoever is 21.');
    const { data } = await olive.call(listLegalTextVersions, { path, query: {} });
    expect(data.slice(0, 2)).toMatchObject([
      { version: before.version + 1, person: { id: olive.id, name: 'Mia Testino' } },
      { version: before.version, person: null },
    ]);
    expect((await version(`${before.version}`)).text).toBe(before.text);
    const [act] = (await olive.call(listActs, { query: {} })).data;
    expect(act).toMatchObject({
      kind: 'legal_text_changed',
      thing_id: 'terms',
      before: { version: before.version },
      after: { version: before.version + 1 },
    });
  });

  it('keep what another owner has written meanwhile, also at the same moment', async () => {
    await expect(writes(1, '# Late\nToo late.')).rejects.toMatchObject({ code: 'legal_text_overtaken' });
    const { version: now } = await version('newest');
    const both = await Promise.allSettled([writes(now, '# One\nA.'), writes(now, '# Other\nB.')]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await version('newest')).version).toBe(now + 1);
  });

  it.each([
    ['without a section', 'Only words.', 'Begin at least one section: a line with # and its heading'],
    ['with a section twice', '# A\na\n# A\nb', 'Two sections are called “A”'],
    ['with a link to nowhere', '# A\n[x](javascript:x)', 'This link leads nowhere: [x](javascript:x)'],
  ])('are not written %s', async (_what, text, words) => {
    await expect(writes(1, text)).rejects.toMatchObject({ status: 422, errors: { text: words } });
  });

  it('are written by those who answer for all stores', async () => {
    const ofOne = await openTestPerson(shop, { role: 'owner', store_id: 1 });
    await expect(writes(1, '# A\na', ofOne)).rejects.toMatchObject({ code: 'not_allowed' });
  });

  it('stay in the database as they were', async () => {
    const changing = shop.shop.write((tx) => tx.updateTable('legal_text').set({ text: 'x' }).execute());
    await expect(changing).rejects.toMatchObject({ code: '23001' });
  });
});
