import { confirmEmail, resendConfirmation, signUp } from 'contract/auth';
import { expect, it } from 'vitest';
import { days } from '../../../platform/clock.js';
import { describeShop } from '../../../testing/describe-shop.js';
import { askToConfirm } from '../index.js';

describeShop('confirming an email address', (shop) => {
  const confirms = (token: string) => shop.call(confirmEmail, { body: { token } });
  const row = (email: string) =>
    shop.whole.database.kysely
      .selectFrom('customer')
      .select(['email', 'pending_email', 'email_confirmed_at'])
      .where('email', '=', email)
      .executeTakeFirst();
  const dead = { status: 422, code: 'confirmation_link_dead' };

  it('is done by the link of the first letter, which works once', async () => {
    const email = 'anna@example.com';
    const anna = { first_name: 'Anna', last_name: 'Lind', dob: '1990-02-28', password: 'a bottle of barolo' };
    await shop.call(signUp, { body: { ...anna, email, accept_terms: true } });
    const { token, text } = await shop.letterTo(email);
    expect(text).not.toContain('Anna');
    expect((await row(email))?.email_confirmed_at).toBeNull();
    await confirms(token);
    const confirmedAt = shop.clock.now();
    shop.clock.advance(days(1));
    await expect(confirms(token)).rejects.toMatchObject(dead);
    expect((await row(email))?.email_confirmed_at).toEqual(confirmedAt);
  });

  it('can be asked for again, which ends the older link', async () => {
    const ada = await shop.customer({ confirmed: false });
    await ada.call(resendConfirmation, {});
    const older = (await shop.letterTo(ada.email)).token;
    shop.clock.advance(1000);
    await ada.call(resendConfirmation, {});
    const newer = (await shop.letterTo(ada.email)).token;
    await expect(confirms(older)).rejects.toMatchObject(dead);
    await confirms(newer);
    await expect(ada.call(resendConfirmation, {})).rejects.toMatchObject({ code: 'email_already_confirmed' });
  });

  it('has three days', async () => {
    const ada = await shop.customer({ confirmed: false });
    await ada.call(resendConfirmation, {});
    const { token } = await shop.letterTo(ada.email);
    shop.clock.advance(days(3));
    await expect(confirms(token)).rejects.toMatchObject(dead);
  });

  it('does not fill a mailbox', async () => {
    const ada = await shop.customer({ confirmed: false });
    for (let i = 0; i < 3; i++) await ada.call(resendConfirmation, {});
    await expect(ada.call(resendConfirmation, {})).rejects.toMatchObject({ status: 429 });
  });

  it('is not done by a link for another purpose', async () => {
    const { issueOneTimeToken } = await import('../one-time-tokens.js');
    const ada = await shop.customer({ confirmed: false });
    const token = await shop.shop.write((tx) => issueOneTimeToken(tx, 'reset-password', ada));
    await expect(confirms(token)).rejects.toMatchObject(dead);
  });

  const wants = (id: string, email: string) =>
    shop.shop.write(async (tx) => {
      await tx.updateTable('customer').set({ pending_email: email }).where('id', '=', id).execute();
      await askToConfirm(shop.shop, tx, { id, email: null, pending_email: email });
    });

  it('puts a new address in the place of the old one', async () => {
    const ada = await shop.customer();
    await wants(ada.id, 'ada.moved@example.com');
    await confirms((await shop.letterTo('ada.moved@example.com')).token);
    expect(await row('ada.moved@example.com')).toMatchObject({ pending_email: null });
    expect(await row(ada.email)).toBeUndefined();
  });

  it('does not move to an address that has become somebody else’s', async () => {
    const ada = await shop.customer();
    await wants(ada.id, 'wanted@example.com');
    const { token } = await shop.letterTo('wanted@example.com');
    await shop.customer({ email: 'Wanted@example.com' });
    await expect(confirms(token)).rejects.toMatchObject({ code: 'email_in_use' });
    expect(await row(ada.email)).toMatchObject({ pending_email: 'wanted@example.com' });
  });
});
