import { changeLetterhead, getLetterhead } from 'contract/settings/letterhead';
import { tryMail } from 'contract/settings/start';
import { listActs } from 'contract/staff/acts';
import { beforeAll, expect, it } from 'vitest';
import { sendLetter } from '../../../platform/mail/letter.js';
import { describeShop } from '../../../testing/describe-shop.js';
import { openTestPerson, type TestPerson } from '../../../testing/test-staff.js';

const wineCo = { name: 'Wine & Co', reply_to: 'ask@wine.example', address: '1 Main St\nReno, NV' };

describeShop('the sender of letters', (shop) => {
  let olive: TestPerson;
  beforeAll(async () => {
    olive = await openTestPerson(shop, { role: 'owner', store_id: null });
  });

  const version = async () => (await olive.call(getLetterhead, {})).version;
  const says = async (body: object, person = olive) =>
    person.call(changeLetterhead, { body: { ...wineCo, version: await version(), ...body } });

  it('is that of the mail settings until an owner says another one', async () => {
    expect(await olive.call(getLetterhead, {})).toMatchObject({
      name: 'Cellar Door',
      reply_to: '',
      from: 'shop@cellar-door.example',
      mail_server: null,
    });
  });

  it('stands in the next letter, also in one that was written before, and in the record', async () => {
    await shop.shop.write((tx) =>
      sendLetter(tx, { to: 'ada@example.com', subject: 'Hi', greeting: 'Hi,', paragraphs: ['Hello.'] }),
    );
    await says({});
    await shop.runJobs();
    const letter = await shop.letterTo('ada@example.com');
    expect(letter).toMatchObject({
      from: '"Wine & Co" <shop@cellar-door.example>',
      replyTo: 'ask@wine.example',
    });
    expect(letter.text).toContain('1 Main St\nReno, NV');
    await olive.call(tryMail, {});
    expect((await shop.letterTo(olive.email)).replyTo).toBe('ask@wine.example');
    const [act] = (await olive.call(listActs, { query: {} })).data;
    expect(act).toMatchObject({ kind: 'letterhead_changed', after: wineCo });
  });

  it('is not changed over what somebody else has changed, nor by whoever answers for one store', async () => {
    await expect(says({ version: 'older' })).rejects.toMatchObject({ code: 'letterhead_changed' });
    const ofOne = await openTestPerson(shop, { role: 'owner', store_id: 1 });
    await expect(says({}, ofOne)).rejects.toMatchObject({ code: 'not_allowed' });
  });

  it.each([
    ['name', ' ', 'Name is required'],
    ['name', 'A\nBcc: eve@example.com', 'Use letters, digits and symbols only'],
    ['reply_to', 'a@x.example, b@x.example', 'Enter a valid email address'],
  ])('keeps no %s like %j', async (field, typed, words) => {
    await expect(says({ [field]: typed })).rejects.toMatchObject({ status: 422, errors: { [field]: words } });
  });
});
