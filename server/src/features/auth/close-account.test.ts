import { askForReset, closeAccount, listSessions, logIn, resetPassword, signUp } from 'contract/auth';
import { expect, it } from 'vitest';
import { describeShop } from '../../testing/describe-shop.js';

describeShop('closing an account', (shop) => {
  const closed = { status: 410, code: 'account_closed' };

  it('asks for the password', async () => {
    const ada = await shop.customer();
    await expect(ada.call(closeAccount, { body: { password: 'not hers' } })).rejects.toMatchObject({
      status: 422,
      code: 'wrong_password',
      message: 'Current password is wrong',
      errors: { password: 'Current password is wrong' },
    });
    expect(await ada.call(listSessions, {})).toHaveLength(1);
  });

  it('makes every token of the customer answer that the account is closed', async () => {
    const ada = await shop.customer();
    const other = await shop.call(logIn, { body: { email: ada.email, password: ada.password } });
    const others = { authorization: `Bearer ${other.token}` };
    await shop.call(listSessions, {}, others);
    await ada.call(closeAccount, { body: { password: ada.password } });
    await expect(ada.call(listSessions, {})).rejects.toMatchObject(closed);
    await expect(shop.call(listSessions, {}, others)).rejects.toMatchObject(closed);
  });

  it('says what happens to balances, and to a bottle that was won', async () => {
    const ada = await shop.customer();
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/api/e-com/auth/close-account',
      headers: ada.headers,
      payload: { password: ada.password },
    });
    expect(answer.json().message).toMatch(/points and store credit end.*gift cards stay valid/i);
    const { text } = await shop.letterTo(ada.email);
    for (const told of [answer.json().message, text.replaceAll(/\s+/g, ' ')])
      expect(told).toMatch(/points and store credit end.*won and not yet bought passes to the next ticket/i);
  });

  it('writes nothing to an address that nobody has confirmed: it may belong to a stranger', async () => {
    const nobody = await shop.customer({ confirmed: false });
    await nobody.call(closeAccount, { body: { password: nobody.password } });
    await shop.runJobs();
    expect((await shop.letters()).filter(({ to }) => to === nobody.email)).toEqual([]);
  });

  it('leaves nothing that identifies the customer', async () => {
    const ada = await shop.customer({
      email: 'secretive@example.com',
      last_name: 'Hidden',
      dob: '1971-01-31',
    });
    await shop.call(askForReset, { body: { email: ada.email } });
    const { token } = await shop.letterTo(ada.email);
    await ada.call(closeAccount, { body: { password: ada.password } });
    await shop.runJobs();
    const { kysely } = shop.whole.database;
    const left = JSON.stringify([
      await kysely.selectFrom('customer').selectAll().where('id', '=', ada.id).execute(),
      await kysely.selectFrom('session').selectAll().where('customer_id', '=', ada.id).execute(),
      await kysely.selectFrom('one_time_token').selectAll().where('customer_id', '=', ada.id).execute(),
      await kysely.selectFrom('familiar_address').selectAll().where('customer_id', '=', ada.id).execute(),
      await kysely.selectFrom('job').selectAll().execute(),
    ]);
    for (const personal of ['secretive', 'Hidden', '1971-01-31', 'argon2'])
      expect(left).not.toContain(personal);
    const body = { token, password: 'opens no closed door' };
    await expect(shop.call(resetPassword, { body })).rejects.toMatchObject({ code: 'reset_link_dead' });
  });

  it('makes a log-in look like any wrong pair, and lets the address open a new account', async () => {
    const ada = await shop.customer({ email: 'again@example.com' });
    await ada.call(closeAccount, { body: { password: ada.password } });
    const body = { email: ada.email, password: ada.password };
    await expect(shop.call(logIn, { body })).rejects.toMatchObject({ status: 422, code: 'wrong_log_in' });
    const { customer } = await shop.call(signUp, {
      body: { ...body, first_name: 'Ada', last_name: 'Again', dob: '1980-05-17', accept_terms: true },
    });
    expect(customer.id).not.toBe(ada.id);
    await expect(ada.call(listSessions, {})).rejects.toMatchObject(closed);
  });

  it('ends a stolen session that guesses the password', async () => {
    const ada = await shop.customer();
    const guesses = [];
    for (let i = 0; i < 11; i++)
      guesses.push(
        await ada.call(closeAccount, { body: { password: `guess ${i}` } }).catch((no) => no.status),
      );
    expect(guesses).toEqual([...Array(10).fill(422), 401]);
  });
});
