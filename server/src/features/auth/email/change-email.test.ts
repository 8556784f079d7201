import {
  askForReset,
  changeEmail,
  confirmEmail,
  listSessions,
  logIn,
  resendConfirmation,
  resetPassword,
  signUp,
  stopEmailChange,
} from 'contract/auth';
import { changePassword } from 'contract/auth/change-password';
import { getCustomerDetails } from 'contract/profile';
import { expect, it } from 'vitest';
import { days, hours } from '../../../platform/clock.js';
import { describeShop } from '../../../testing/describe-shop.js';
import type { TestCustomer } from '../../../testing/test-customer.js';

describeShop('changing the email address', (shop) => {
  let addresses = 0;
  const newAddress = () => `moved-${++addresses}@example.com`;
  const changes = (customer: TestCustomer, email: string, password = customer.password) =>
    customer.call(changeEmail, { body: { email, password } });
  const confirms = (token: string) => shop.call(confirmEmail, { body: { token } });
  const stops = (token: string) => shop.call(stopEmailChange, { body: { token } });
  const details = (customer: TestCustomer) => customer.call(getCustomerDetails, {});
  const tokenTo = async (email: string) => (await shop.letterTo(email)).token;
  const resets = async (email: string, password: string) => {
    await shop.call(askForReset, { body: { email } });
    await shop.call(resetPassword, { body: { token: await tokenTo(email), password } });
  };
  const logsIn = (email: string, password: string) => shop.call(logIn, { body: { email, password } });
  const deadLink = { status: 422, code: 'confirmation_link_dead' };
  const deadStop = { status: 422, code: 'stop_link_dead' };

  it('waits until the link mailed to the new address is followed', async () => {
    const ada = await shop.customer();
    const email = newAddress();
    expect(await changes(ada, email)).toEqual({ pending_email: email });
    expect(await details(ada)).toMatchObject({ email: ada.email, pending_email: email });
    const { token, subject } = await shop.letterTo(email);
    expect(subject).toBe('Please confirm your new email address');
    await confirms(token);
    expect(await details(ada)).toMatchObject({ email, pending_email: null });
  });

  it('takes the current password', async () => {
    const ada = await shop.customer();
    const email = newAddress();
    await expect(changes(ada, email, 'not hers at all')).rejects.toMatchObject({
      status: 422,
      code: 'wrong_password',
      errors: { password: 'Current password is wrong' },
    });
    expect(await details(ada)).toMatchObject({ pending_email: null });
    expect((await shop.letters()).filter(({ to }) => [email, ada.email].includes(to))).toEqual([]);
  });

  it('tells the old address before and after', async () => {
    const ada = await shop.customer({ first_name: 'Ada' });
    const email = newAddress();
    await changes(ada, email);
    expect(await shop.letterTo(ada.email)).toMatchObject({
      subject: 'Your email address is about to change',
      text: expect.stringMatching(/This wasn’t me[^]*not_me=[\w-]{43}/),
    });
    const link = await tokenTo(email);
    shop.clock.advance(1000);
    await confirms(link);
    expect(await shop.letterTo(ada.email)).toMatchObject({ subject: 'Your email address has been changed' });
  });

  it('is stopped from the old address: the link sent to the new one is dead and every device is out', async () => {
    const ada = await shop.customer();
    const email = newAddress();
    await changes(ada, email);
    const [link, stop] = [await tokenTo(email), await tokenTo(ada.email)];
    shop.clock.advance(days(3) - 1000);
    await stops(stop);
    await expect(confirms(link)).rejects.toMatchObject(deadLink);
    await expect(ada.call(listSessions, {})).rejects.toMatchObject({ status: 401 });
    await expect(stops(stop)).rejects.toMatchObject(deadStop);
    expect(await logsIn(ada.email, ada.password)).toHaveProperty('token');
  });

  it('can be stopped for three days, and not when it is over', async () => {
    const [ada, bob] = (await shop.customers(2)) as [TestCustomer, TestCustomer];
    await changes(ada, newAddress());
    const late = await tokenTo(ada.email);
    shop.clock.advance(days(3));
    await expect(stops(late)).rejects.toMatchObject(deadStop);
    const email = newAddress();
    await changes(bob, email);
    const stop = await tokenTo(bob.email);
    await confirms(await tokenTo(email));
    await expect(stops(stop)).rejects.toMatchObject(deadStop);
    expect(await details(bob)).toMatchObject({ email });
  });

  it('survives no reset: a thief’s link is dead once the owner has a new password', async () => {
    const ada = await shop.customer();
    const email = newAddress();
    await changes(ada, email);
    const link = await tokenTo(email);
    shop.clock.advance(1000);
    await resets(ada.email, 'mine again from now on');
    await expect(confirms(link)).rejects.toMatchObject(deadLink);
    const { token } = await logsIn(ada.email, 'mine again from now on');
    const headers = { authorization: `Bearer ${token}` };
    expect(await shop.call(getCustomerDetails, {}, headers)).toMatchObject({
      email: ada.email,
      pending_email: null,
    });
  });

  it('survives no reset either where a thief has signed up with the owner’s address', async () => {
    const [owner, email] = [newAddress(), newAddress()];
    const password = 'a bottle of the thief';
    const thief = { first_name: 'Th', last_name: 'Ief', dob: '1990-02-28', email: owner, password };
    const { token } = await shop.call(signUp, { body: { ...thief, accept_terms: true } });
    const headers = { authorization: `Bearer ${token}` };
    await shop.call(changeEmail, { body: { email, password } }, headers);
    const link = await tokenTo(email);
    shop.clock.advance(1000);
    await resets(owner, 'mine from now on');
    await expect(confirms(link)).rejects.toMatchObject(deadLink);
    expect(await logsIn(owner, 'mine from now on')).toHaveProperty('token');
  });

  it('survives no change of password, and neither does any other link', async () => {
    const ada = await shop.customer();
    const email = newAddress();
    await shop.call(askForReset, { body: { email: ada.email } });
    const reset = await tokenTo(ada.email);
    shop.clock.advance(1000);
    await changes(ada, email);
    const [link, stop] = [await tokenTo(email), await tokenTo(ada.email)];
    const body = { old_password: ada.password, new_password: 'only I know this one' };
    await ada.call(changePassword, { body });
    await expect(confirms(link)).rejects.toMatchObject(deadLink);
    await expect(stops(stop)).rejects.toMatchObject(deadStop);
    const again = { token: reset, password: 'a thief knows this one' };
    await expect(shop.call(resetPassword, { body: again })).rejects.toMatchObject({
      code: 'reset_link_dead',
    });
    expect(await details(ada)).toMatchObject({ email: ada.email, pending_email: null });
  });

  it('is not told to an old address that nobody has confirmed', async () => {
    const ada = await shop.customer({ confirmed: false });
    await changes(ada, newAddress());
    expect((await shop.letters()).filter(({ to }) => to === ada.email)).toEqual([]);
  });

  it('sends the link once more in the words that fit', async () => {
    const ada = await shop.customer();
    const email = newAddress();
    await changes(ada, email);
    shop.clock.advance(1000);
    await ada.call(resendConfirmation, {});
    expect(await shop.letterTo(email)).toMatchObject({ subject: 'Please confirm your new email address' });
  });

  it('ends when the address of before is asked for', async () => {
    const ada = await shop.customer();
    const email = newAddress();
    await changes(ada, email);
    expect(await changes(ada, ada.email.toUpperCase())).toEqual({ pending_email: null });
    await expect(confirms(await tokenTo(email))).rejects.toMatchObject(deadLink);
  });

  it('does not take the address of another customer', async () => {
    const [ada, bob] = (await shop.customers(2)) as [TestCustomer, TestCustomer];
    await expect(changes(ada, bob.email.toUpperCase())).rejects.toMatchObject({
      status: 409,
      code: 'email_in_use',
      errors: { email: 'An account with this email already exists' },
    });
    expect(await details(ada)).toMatchObject({ pending_email: null });
  });

  it('gives an address that two customers claim to whoever confirms first, and refuses the other in words', async () => {
    const claimants = await shop.customers(2);
    const links: string[] = [];
    for (const [at, customer] of claimants.entries()) {
      const email = at === 0 ? 'claimed@example.com' : 'Claimed@Example.com';
      await changes(customer, email);
      links.push(await tokenTo(email));
    }
    const answers = await Promise.allSettled(links.map(confirms));
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { status: 409, code: 'email_in_use', message: 'An account with this email already exists' },
    });
  });

  it('does not keep an address from its owner while it waits', async () => {
    const ada = await shop.customer();
    const email = newAddress();
    await changes(ada, email);
    const link = await tokenTo(email);
    const owner = { first_name: 'Own', last_name: 'Er', dob: '1990-02-28', password: 'a bottle of barolo' };
    await shop.call(signUp, { body: { ...owner, email, accept_terms: true } });
    await expect(confirms(link)).rejects.toMatchObject({ code: 'email_in_use' });
  });

  it('does not write to strangers without end', async () => {
    const ada = await shop.customer();
    for (let i = 0; i < 5; i++) await changes(ada, newAddress());
    await expect(changes(ada, newAddress())).rejects.toMatchObject({
      status: 429,
      message: 'The email address was changed too often just now. Please wait a while and try again.',
    });
    shop.clock.advance(hours(1));
    await changes(ada, newAddress());
  });

  it('leaves no link readable in the database', async () => {
    const ada = await shop.customer();
    await changes(ada, newAddress());
    const { kysely } = shop.whole.database;
    const waiting = await kysely
      .selectFrom('job')
      .select('payload')
      .where('kind', '=', 'send-letter')
      .execute();
    expect(JSON.stringify(waiting)).not.toMatch(/verify=|not_me=|example\.com/);
  });
});
