import type { GoodsKind } from 'contract/settings/rule-values';
import { demoStores } from 'demo/stores';
import { expect, it } from 'vitest';
import { describeShop } from '../../testing/describe-shop.js';
import { fulfilmentOptions, type ProposedSale } from './fulfilment-options.js';

const storeOf = (id: number) => {
  const { week, ...store } = demoStores[id - 1]!;
  const hours = week.flatMap((day, weekday) => (day ? [{ weekday, opens: day[0], closes: day[1] }] : []));
  return { ...store, hours, special_days: [], pauses: [], standing: 'open' as const };
};
const bottle = (goods: GoodsKind, bottles = 1) => ({
  goods,
  bottles,
  millilitres: bottles * 750,
  amount: bottles * 2000,
});
const at = (state: string, zip_code: string, more: Partial<ProposedSale['address']> = {}) => ({
  country: 'United States',
  state,
  zip_code,
  adderess: '1450 Guerrero Street',
  ...more,
});
const usual: ProposedSale = {
  store: storeOf(1),
  lines: [bottle('wine', 2)],
  address: at('California', '94110'),
  buyer: { dob: '1990-05-01', licenceExpiresOn: '2030-01-01' },
  bought: [],
};

describeShop('the ways of getting the goods', (shop) => {
  const ask = async (more: Partial<ProposedSale> = {}) => {
    const options = await shop.shop.read((db) => fulfilmentOptions(db, { ...usual, ...more }));
    return Object.fromEntries(options.map((option) => [option.mode, option]));
  };
  const refusals = async (more: Partial<ProposedSale>) =>
    Object.fromEntries(
      Object.entries(await ask(more)).map(([mode, option]) => [
        mode,
        option.open ? 'open' : option.refusals.map(({ code }) => code).join(' '),
      ]),
    );

  it('are all three near the store, each with its fee, its tax and its times', async () => {
    const { pickup, delivery, shipping } = await ask();
    expect(pickup).toMatchObject({ open: true, fee: 0, tax: 345, taxShares: [{ tax: 345 }] });
    expect(delivery).toMatchObject({ open: true, fee: 1200, tax: 345 });
    expect(shipping).toMatchObject({ open: true, fee: 1600, tax: 345, slots: [] });
    expect(pickup).toMatchObject({ asked: { adultSignature: true, id: true, postalService: false } });
    expect(pickup?.open && pickup.slots.length).toBeGreaterThan(50);
  });

  it('are taxed where the goods change hands', async () => {
    const { pickup, shipping } = await ask({ address: at('California', '95814') });
    expect(pickup).toMatchObject({ tax: 345 });
    expect(shipping).toMatchObject({ tax: 290 });
  });

  it('say which rule refused what, and what would work instead', async () => {
    const lines = [bottle('wine'), bottle('spirits')];
    const { shipping } = await ask({ lines, address: at('Kentucky', '40202') });
    expect(shipping).toMatchObject({
      open: false,
      instead: ['pickup'],
      refusals: [
        {
          code: 'not_sold_this_way',
          goods: 'wine',
          message: "Kentucky law doesn't let us ship wine from California",
        },
        { code: 'not_sold_this_way', goods: 'spirits', rule: { state: 'KY', kind: 'sale' } },
      ],
    });
  });

  it.each([
    ['without an address', { address: undefined }, 'open address_needed address_needed'],
    [
      'abroad',
      { address: at('California', '94110', { country: 'Mexico' }) },
      'open no_rules_there no_rules_there',
    ],
    ['out of the way', { address: at('California', '95814') }, 'open outside_delivery_area open'],
    ['at a store that only ships', { store: storeOf(2) }, 'open mode_not_offered open'],
    ['under age', { buyer: { dob: '2005-11-21', licenceExpiresOn: '2030-01-01' } }, 'under_age '],
    ['on the birthday', { buyer: { dob: '2005-11-20', licenceExpiresOn: '2030-01-01' } }, 'open open open'],
    ['without a licence', { buyer: { dob: '1990-05-01', licenceExpiresOn: null } }, 'licence_missing '],
    [
      'after it expired',
      { buyer: { dob: '1990-05-01', licenceExpiresOn: '2026-11-19' } },
      'licence_expired ',
    ],
  ])('are, %s', async (_name, more: Partial<ProposedSale>, expected) => {
    const { pickup, delivery, shipping } = await refusals(more);
    const all = expected.endsWith(' ') ? expected.trim().concat(' ').repeat(3).trim() : expected;
    expect([pickup, delivery, shipping].join(' ')).toBe(all);
  });

  it.each([
    ['California', '40202', 'The ZIP code 40202 is in Kentucky, not in California'],
    ['Oregon', '94110', 'The ZIP code 94110 is in California, not in Oregon'],
    ['Oregon', '94110-1234', 'The ZIP code 94110 is in California, not in Oregon'],
    ['Florida', '00000', 'There is no ZIP code 00000'],
    ['Texas', '97635', 'The ZIP code 97635 is in Oregon and California, not in Texas'],
  ])('never lead to %s %s, whatever is bought', async (state, zip, message) => {
    for (const goods of ['wine', 'goods'] as const) {
      const { pickup, delivery, shipping } = await ask({ lines: [bottle(goods)], address: at(state, zip) });
      expect(pickup).toMatchObject({ open: true });
      expect(delivery).toMatchObject({ open: false, refusals: [{ message }] });
      expect(shipping).toMatchObject({ open: false, instead: ['pickup'], refusals: [{ message }] });
    }
  });

  it('go by the state that is named where a ZIP lies in two', async () => {
    const { shipping } = await ask({ address: at('California', '97635') });
    expect(shipping).toMatchObject({ open: true, fee: 1600 });
    const there = await ask({ lines: [bottle('spirits')], address: at('Oregon', '97635') });
    expect(there.shipping).toMatchObject({
      refusals: [{ message: "Oregon law doesn't let us ship spirits from California" }],
    });
  });

  it('bring no drinks to the military or into a post box, and say so', async () => {
    const military = 'Alcohol cannot be sent to military addresses (APO, FPO, DPO)';
    for (const address of [
      at('Armed Forces Europe', '09012'),
      at('Armed Forces Pacific', '96299'),
      at('California', '96201'),
      at('California', '94110', { adderess: 'PSC 473 Box 20, FPO AP 96349' }),
    ]) {
      const { pickup, shipping } = await ask({ address });
      expect(pickup).toMatchObject({ open: true });
      expect(shipping).toMatchObject({
        open: false,
        refusals: [{ code: 'no_drinks_there', message: military }],
      });
    }
    const box = { ...usual, address: at('California', '94110', { adderess: 'P.O. Box 1450' }) };
    expect(await ask(box)).toMatchObject({
      delivery: { refusals: [{ message: 'Alcohol cannot be sent to a PO box' }] },
      shipping: { refusals: [{ message: 'Alcohol cannot be sent to a PO box' }] },
    });
    expect(await refusals({ ...box, lines: [bottle('goods')] })).toMatchObject({ shipping: 'open' });
  });

  it('count what was sent before', async () => {
    const there = { store: storeOf(3), address: at('Oregon', '97201') };
    const lines = [bottle('wine', 12)];
    expect(await refusals({ ...there, lines })).toMatchObject({ shipping: 'open' });
    const bought = [{ ...bottle('wine', 13), day: '2026-11-01' }];
    expect(await refusals({ ...there, lines, bought })).toMatchObject({ shipping: 'volume_exceeded' });
  });

  it('offer no time after the licence has expired', async () => {
    const { pickup } = await ask({ buyer: { dob: '1990-05-01', licenceExpiresOn: '2026-11-20' } });
    const last = pickup?.open && pickup.slots.at(-1)?.until.toISOString();
    expect(last).toBe('2026-11-21T06:00:00.000Z');
  });

  it('offer no time outside of the hours of sale', async () => {
    // Open around the clock, in a state that sells from six until two.
    const always = Array.from({ length: 7 }, (_, weekday) => ({ weekday, opens: '00:00', closes: '00:00' }));
    const store = { ...storeOf(1), hours: always };
    const clock = new Intl.DateTimeFormat('en-GB', { timeZone: store.timezone, hour: '2-digit' });
    const hoursOf = async (lines: ProposedSale['lines']) => {
      const { pickup } = await ask({ store, lines });
      return new Set(pickup?.open ? pickup.slots.map(({ from }) => clock.format(from)) : []);
    };
    const wine = await hoursOf([bottle('wine')]);
    expect([...wine].sort()).toEqual(
      Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0')).filter(
        (hour) => hour < '02' || hour >= '06',
      ),
    );
    expect((await hoursOf([bottle('goods')])).size).toBe(24);
  });

  it('are closed where a store is never open', async () => {
    expect(await refusals({ store: { ...storeOf(1), hours: [] } })).toEqual({
      pickup: 'no_slot_left',
      delivery: 'no_slot_left',
      shipping: 'open',
    });
  });
});
