import type { GoodsKind } from 'contract/settings/rule-values';
import { beforeAll, describe, expect, it } from 'vitest';
import { describeShop } from '../../testing/describe-shop.js';
import { mayBuy } from './age-and-licence.js';
import { type HandOver, mayHandOver } from './may-hand-over.js';
import type { Rule } from './rule.js';
import { type PlaceOfSale, RuleBook } from './rule-book.js';
import { listRules, listStaleRules, openRuleBook, placeOf, placeOfAddress } from './rules.js';
import { taxRate } from './tax.js';
import { askedAtHandOver, mayDiscount, mayHoldLottery, mayUsePoints } from './terms-of-sale.js';
import { withinVolume } from './volume-window.js';

const day = '2026-11-20';
const place = (state: string, zip = '00000', county?: string): PlaceOfSale => ({ state, zip, county });

describeShop('the rules of the trade', (shop) => {
  let rules: Rule[];
  let book: RuleBook;
  beforeAll(async () => {
    rules = await shop.shop.read(listRules);
    book = new RuleBook(rules);
  });

  const way = (mode: HandOver['mode'], from: string, to: PlaceOfSale): HandOver => ({
    mode,
    from: place(from),
    to,
    day,
  });
  const ship = (from: string, to: PlaceOfSale, goods: GoodsKind) =>
    mayHandOver(book, way('shipping', from, to), goods);

  it('know all 50 states, the capital and both territories, with an age and a tax', () => {
    const states = new Set(rules.map(({ state }) => state));
    expect(states.size).toBe(53);
    for (const state of states) {
      const years = ['PR', 'VI'].includes(state) ? 18 : 21;
      expect(book.one('age', { place: place(state), day })?.value).toEqual({ years });
      expect(book.one('tax', { place: place(state), day })).toBeDefined();
    }
  });

  it('name a source and a day for every rule', () => {
    for (const { source, checked_on } of rules) {
      expect(source).not.toBe('');
      expect(checked_on).toBe('2026-11-01');
    }
  });

  describe('on the way to the customer', () => {
    const open: Record<string, GoodsKind[]> = {
      CA: ['wine'],
      CT: ['wine'],
      DC: ['wine'],
      FL: ['wine'],
      LA: ['wine'],
      NE: ['wine', 'spirits', 'beer', 'sake', 'cider'],
      ND: ['wine', 'spirits', 'beer', 'sake', 'cider'],
      NH: ['wine', 'spirits', 'beer'],
      NM: ['wine'],
      OR: ['wine'],
      VA: ['wine', 'beer'],
      WV: ['wine'],
      WY: ['wine'],
    };

    it('open exactly these states to goods from another one', () => {
      const kinds: GoodsKind[] = ['wine', 'spirits', 'beer', 'sake', 'cider'];
      // California may get wine from New Mexico and the other way round: each state is asked from the other
      // one.
      for (const state of new Set(rules.map((rule) => rule.state))) {
        const from = state === 'CA' ? 'NM' : 'CA';
        const sent = kinds.filter((goods) => !ship(from, place(state), goods));
        expect([state, sent]).toEqual([state, open[state] ?? (state === 'CA' ? ['wine'] : [])]);
      }
    });

    it('let California have wine from New Mexico and not from Illinois', () => {
      expect(ship('NM', place('CA'), 'wine')).toBeUndefined();
      expect(ship('IL', place('CA'), 'wine')).toMatchObject({
        code: 'not_sold_this_way',
        message: "California law doesn't let us ship wine from Illinois",
        rule: { state: 'CA', source: 'sovos.com, DTC shipping for retailers, 2024-01' },
      });
    });

    it.each(['CA', 'IL', 'FL'])('let a store in %s bring and ship everything at home', (state) => {
      for (const goods of ['wine', 'spirits', 'beer', 'sake', 'cider'] as const) {
        expect(ship(state, place(state), goods)).toBeUndefined();
        expect(mayHandOver(book, way('delivery', state, place(state)), goods)).toBeUndefined();
      }
    });

    it('close what no rule opens: a delivery in Ohio, a van across the border', () => {
      expect(mayHandOver(book, way('delivery', 'OH', place('OH')), 'wine')).toMatchObject({
        code: 'not_sold_this_way',
        rule: undefined,
      });
      expect(mayHandOver(book, way('delivery', 'IL', place('IN')), 'wine')).toMatchObject({
        code: 'not_sold_this_way',
        rule: { source: 'no public source allows it' },
      });
    });

    it('let a store sell everything over its counter, and send what holds no alcohol anywhere', () => {
      expect(mayHandOver(book, way('pickup', 'OH', place('OH')), 'spirits')).toBeUndefined();
      expect(ship('CA', place('KY'), 'goods')).toBeUndefined();
    });

    it('close dry counties and ZIPs, by every way', async () => {
      const mayo = await shop.shop.read((db) => placeOf(db, 'FL', '32066-1234'));
      expect(mayo).toEqual({ state: 'FL', zip: '32066', county: 'Lafayette' });
      expect(ship('CA', mayo, 'wine')).toMatchObject({
        code: 'dry_area',
        message: "Lafayette County is dry: we can't ship wine there",
        rule: { county: 'Lafayette' },
      });
      expect(mayHandOver(book, way('delivery', 'FL', mayo), 'beer')).toMatchObject({ code: 'dry_area' });
      expect(ship('CA', place('AK', '99723'), 'wine')).toMatchObject({
        message: "The area of 99723 is dry: we can't ship wine there",
      });
      expect(ship('CA', mayo, 'goods')).toBeUndefined();
    });

    it.each([
      ['CA', 'wine', 24, 18_000],
      ['CT', 'wine', 24, 18_000],
      ['DC', 'wine', 12, 9_000],
      ['LA', 'wine', 144, 108_000],
      ['NE', 'wine', 12, 9_000],
      ['ND', 'wine', 36, 27_000],
      ['NH', 'wine', 144, 108_000],
      ['NH', 'spirits', 60, 60_000],
      ['NM', 'wine', 24, 18_000],
      ['OR', 'wine', 24, 18_000],
      ['VA', 'wine', 24, 18_000],
      ['VA', 'beer', 48, 17_034],
      ['WV', 'wine', 24, 18_000],
      ['WY', 'wine', 144, 108_000],
    ] as const)('let one person in %s have so much %s', (state, goods, bottles, millilitres) => {
      const across = way('shipping', state === 'CA' ? 'NM' : 'CA', place(state));
      const all = { goods, bottles, millilitres };
      expect(withinVolume(book, across, [all], [])).toBeUndefined();
      const more = [all, { goods, bottles: 1, millilitres: 1 }];
      expect(withinVolume(book, across, more, [])).toMatchObject({ code: 'volume_exceeded', goods });
      expect(withinVolume(book, across, [more[1]!], [{ ...all, day }])).toMatchObject({
        rule: { kind: 'volume', state },
      });
    });
  });

  it('allow no points on alcohol in KY and TX, and 35 % off at most in NC', () => {
    for (const use of ['earn', 'redeem'] as const) {
      expect(mayUsePoints(book, place('KY'), day, 'wine', use)).toMatchObject({
        rule: { source: 'abc.ky.gov' },
      });
      expect(mayUsePoints(book, place('TX'), day, 'beer', use)).toMatchObject({ code: 'points_not_allowed' });
      expect(mayUsePoints(book, place('KY'), day, 'goods', use)).toBeUndefined();
      expect(mayUsePoints(book, place('CA'), day, 'wine', use)).toBeUndefined();
    }
    const off = (state: string, goods: GoodsKind, saved: number) =>
      mayDiscount(book, place(state), day, { goods, price: 1000, saved });
    expect(off('NC', 'wine', 350)).toBeUndefined();
    expect(off('NC', 'wine', 351)).toMatchObject({ message: 'NC allows 35% off at most' });
    expect(off('NC', 'goods', 900)).toBeUndefined();
    expect(off('CA', 'wine', 900)).toBeUndefined();
  });

  it('allow lotteries in the two demo states alone', () => {
    const states = [...new Set(rules.map(({ state }) => state))];
    expect(states.filter((state) => !mayHoldLottery(book, place(state), day))).toEqual(['FL', 'IL']);
    expect(mayHoldLottery(book, place('XX'), day)).toMatchObject({ rule: undefined });
  });

  it('ask for a signature and an ID wherever alcohol changes hands', () => {
    const strict = { adultSignature: true, id: true, postalService: false };
    expect(askedAtHandOver(book, place('CA'), day, ['goods', 'beer'])).toEqual(strict);
    expect(askedAtHandOver(book, place('XX'), day, ['wine'])).toEqual(strict);
    expect(askedAtHandOver(book, place('CA'), day, ['goods'])).toMatchObject({ adultSignature: false });
  });

  it('never sell to anybody under 21, also where the law says 18', () => {
    const young = { dob: '2007-01-01', licenceExpiresOn: '2030-01-01' };
    expect(mayBuy(book, [place('PR')], day, young)).toMatchObject({ code: 'under_age' });
  });

  it.each([
    ['CA', '94110', 'wine', 86_250],
    ['CA', '95814', 'wine', 72_500],
    ['IL', '60614', 'spirits', 102_500],
    ['FL', '33134', 'beer', 70_000],
    ['DC', '20001', 'wine', 102_500],
    ['DC', '20001', 'goods', 60_000],
    ['WA', '98101', 'spirits', 205_000],
    ['WA', '98101', 'wine', 65_000],
    ['OR', '97201', 'wine', 0],
  ] as const)('tax in %s %s %s by %d millionths', async (state, zip, goods, millionths) => {
    const there = await shop.shop.read((db) => placeOf(db, state, zip));
    expect(taxRate(book, there, goods, day).millionths).toBe(millionths);
  });

  it('find the state of an address by its ZIP, and none abroad', async () => {
    const find = (country: string, state: string, zip_code = '94110') =>
      shop.shop.read((db) => placeOfAddress(db, { country, state, zip_code }));
    const here = { state: 'CA', zip: '94110', county: 'San Francisco' };
    expect(await find('United States', 'California')).toEqual(here);
    expect(await find('United States', 'Oregon')).toEqual(here);
    expect(await find('United States', 'U.S. Virgin Islands', '00802')).toMatchObject({ state: 'VI' });
    expect(await find('United States', 'Guam', '96910')).toBeUndefined();
    expect(await find('Georgia', 'California')).toBeUndefined();
  });

  it('are read for the states of one sale alone', async () => {
    const homely = await shop.shop.read((db) => openRuleBook(db, ['CA', 'CA']));
    expect(homely.one('age', { place: place('CA'), day })).toBeDefined();
    expect(homely.one('age', { place: place('IL'), day })).toBeUndefined();
  });

  it('warn the owner of rows that were checked more than a year ago', async () => {
    const stale = (today: string) => shop.shop.read((db) => listStaleRules(db, today));
    expect(await stale('2027-11-01')).toEqual([]);
    expect(await stale('2027-11-02')).toHaveLength(rules.length);
  });
});
