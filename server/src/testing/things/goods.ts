import {
  createCampaign,
  createPick,
  createTile,
  editCampaign,
  editPick,
  editTile,
  getEditedHome,
  retireHomePart,
} from 'contract/catalogue/home.staff';
import { endPricePlan, listPricePlans, planPrices } from 'contract/catalogue/price-plans.staff';
import {
  announceLottery,
  callLotteryOff,
  draftNotFound,
  dropLotteryDraft,
  getHeldLottery,
  getLotteryDraft,
  listLotteryBottles,
  listLotteryTurns,
  saveLotteryDraft,
  writeWinnerAgain,
} from 'contract/lottery/lotteries.staff';
import {
  createPromotion,
  editPromotion,
  listMadeCodes,
  makeCodes,
  switchPromotion,
} from 'contract/promotions/promotions.staff';
import { endPause, pauseStore } from 'contract/settings/pauses';
import { newId } from '../../platform/ids.js';
import { stock } from '../buyer.js';
import { announceTestLottery } from '../test-lottery.js';
import type { TestShop } from '../test-shop.js';
import type { TestPerson } from '../test-staff.js';
import { at, own, type Thing, theirs, thing } from './thing.js';

const planned = 54;

async function thingsOfHome(olive: TestPerson): Promise<Thing[]> {
  const { today } = await olive.call(getEditedHome, { path: at });
  const shelf = 'category=red-wine';
  const campaign = {
    for_all: false,
    from_day: today,
    until_day: today,
    title: 'One evening only',
    words: 'Reds, opened at six.',
    link_label: 'Shop reds',
    shelf,
    scene: 'firelight',
    image_id: null,
  } as const;
  const tile = { for_all: false, kind: 'occasion', title: 'Late supper', shelf } as const;
  const pick = {
    for_all: false,
    person: 'Mia',
    role: 'Sommelier',
    words: 'Open it an hour before.',
    product_id: planned,
  };
  const { id: campaignId } = await olive.call(createCampaign, { path: at, body: campaign });
  const { id: tileId } = await olive.call(createTile, { path: at, body: tile });
  const { id: pickId } = await olive.call(createPick, { path: at, body: pick });
  const ids = { campaigns: campaignId, tiles: tileId, picks: pickId } as const;
  const one = (id: number) => ({ ...at, id: `${id}` });
  return [
    thing(editCampaign, { path: one(campaignId), body: { version: 1, facts: campaign } }),
    thing(editTile, { path: one(tileId), body: { version: 1, facts: tile } }),
    thing(editPick, { path: one(pickId), body: { version: 1, facts: pick } }),
    ...(['campaigns', 'tiles', 'picks'] as const).map((part) =>
      thing(retireHomePart, { path: { ...one(ids[part]), part }, body: { retired: true } }, { named: 'id' }),
    ),
  ];
}

async function thingsOfLotteries(shop: TestShop, olive: TestPerson): Promise<Thing[]> {
  const lottery = { ...at, id: `${await announceTestLottery(shop, { store_id: theirs })}` };
  const bottles = await olive.call(listLotteryBottles, { path: at });
  const plan = {
    product_id: bottles[0]!.id,
    bottles: 1,
    price: 310.5,
    opens: { day: '2027-01-10', time: '10:00' },
    closes: { day: '2027-01-14', time: '20:00' },
    claim_hours: 24,
    ticket_prefix: 'CH1',
    name: 'The last one',
    rules: null,
    release: null,
  };
  const [draft, second] = [newId(shop.clock.now()), newId(shop.clock.now())].map((id) => ({ ...at, id }));
  for (const path of [draft!, second!])
    await olive.call(saveLotteryDraft, { path, body: { plan, seen: null } });
  return [
    thing(getLotteryDraft, { path: draft! }),
    thing(saveLotteryDraft, { path: draft!, body: { plan, seen: 1 } }),
    thing(saveLotteryDraft, { path: draft!, body: { plan, seen: null } }, { refusal: draftNotFound }),
    thing(dropLotteryDraft, { path: draft! }),
    thing(announceLottery, { path: second!, body: { seen: 1 } }),
    thing(getHeldLottery, { path: lottery }),
    thing(listLotteryTurns, { path: lottery, query: {} }),
    thing(writeWinnerAgain, { path: { ...lottery, rank: '1' } }),
    thing(callLotteryOff, { path: lottery, body: { because: 'The case arrived corked.' } }),
  ];
}

async function thingsOfPromotions(olive: TestPerson): Promise<Thing[]> {
  const body = {
    name: 'Reds in March',
    shown_as: 'Reds in March',
    how: 'percent' as const,
    steps: [{ from_bottles: 6, off: 5 }],
    goods: [],
    store_ids: [theirs],
    from: { day: '2027-03-01', time: '00:00' },
    until: null,
    by_code: true,
  };
  const { id } = await olive.call(createPromotion, { path: at, body });
  const path = { ...at, id: `${id}` };
  return [
    thing(editPromotion, { path, body: { version: 1, facts: body } }),
    thing(makeCodes, { path, body: { count: 3 } }),
    thing(listMadeCodes, { path }),
    thing(switchPromotion, { path, body: { state: 'on' } }),
  ];
}

export async function thingsOfGoods(shop: TestShop, olive: TestPerson): Promise<Thing[]> {
  for (const store of [theirs, own]) await stock(shop, store, planned, 30);
  await olive.call(planPrices, {
    path: at,
    body: {
      from: { day: '2026-12-01', time: '18:00' },
      until: { day: '2026-12-02', time: '18:00' },
      prices: [{ product_id: planned, price: 30, compare_at: null }],
    },
  });
  const { data: plans } = await olive.call(listPricePlans, { path: at, query: {} });
  const plan = plans.find(({ product }) => product.id === planned)!;
  const [pause] = await olive.call(pauseStore, {
    path: at,
    body: { modes: ['pickup'], minutes: 60, reason: 'We are catching up' },
  });
  return [
    ...(await thingsOfHome(olive)),
    ...(await thingsOfLotteries(shop, olive)),
    ...(await thingsOfPromotions(olive)),
    thing(endPricePlan, { path: { ...at, id: plan.id } }),
    thing(endPause, { path: { ...at, id: pause!.id } }),
  ];
}
