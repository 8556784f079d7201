import { changeFees, getFees } from 'contract/settings/fees';
import { changeLetterhead, getLetterhead } from 'contract/settings/letterhead';
import { changeOpening, getOpening, listOrdersOutside } from 'contract/settings/opening';
import { endPause, listPauses, pauseStore } from 'contract/settings/pauses';
import {
  addRule,
  checkRule,
  endRule,
  importRules,
  listJurisdictions,
  listRules,
} from 'contract/settings/rules';
import { showStart, tryMail, tryPayments } from 'contract/settings/start';
import {
  changeStoreFacts,
  closeStore,
  findPlaceOfZip,
  getStoreFacts,
  openStore,
  prepareStore,
} from 'contract/settings/stores';
import { changeStoreTerms, getStoreTerms } from 'contract/settings/terms';
import { changeDeliveryZips, changeSlotPlan, getWays } from 'contract/settings/ways';
import type { Shop } from '../../platform/shop.js';
import { selectJurisdictions } from '../fulfilment/index.js';
import { staffRoute } from '../staff/index.js';
import { changeFeesBy, feesOf } from './fees/fees.js';
import { changeLetterheadBy, letterheadOf } from './letterhead/letterhead.js';
import { changeOpeningBy, listOrdersOutsideOf, openingOf } from './opening/opening.js';
import { endPauseBy, listPausesOf, pauseStoreBy } from './pauses/pauses.js';
import { addRuleBy, checkRuleBy, endRuleBy, importRulesBy, listRulesFor } from './rules/rules.js';
import { type Opening, startOf, tryMailBy, tryPaymentsBy } from './start/start.js';
import {
  changeStoreFactsBy,
  closeStoreBy,
  type LotteryUnderWay,
  openStoreBy,
  placeOf,
  prepareStoreBy,
  storeFactsOf,
} from './stores/stores.js';
import { changeStoreTermsBy, storeTermsOf } from './terms/store-terms.js';
import { changeDeliveryZipsBy, changeSlotPlanBy, waysOf } from './ways/ways.js';

/** What staff set for a store; customers see the change at their next call. */
export const settingsRoutes = (
  shop: Shop,
  payments: Opening['payments'],
  lotteryUnderWay: LotteryUnderWay,
) => [
  staffRoute(showStart, ({ person }) => shop.read((db) => startOf({ shop, payments }, person, db))),
  staffRoute(tryPayments, ({ person }) => tryPaymentsBy({ shop, payments }, person)),
  staffRoute(tryMail, ({ person }) => tryMailBy({ shop, payments }, person)),
  staffRoute(getLetterhead, () => shop.read((db) => letterheadOf(db, shop.settings))),
  staffRoute(changeLetterhead, ({ person, body }) => changeLetterheadBy(shop, person, body)),
  staffRoute(listJurisdictions, () => shop.read(selectJurisdictions)),
  staffRoute(listRules, ({ query }) => shop.read((db) => listRulesFor(db, query))),
  staffRoute(addRule, ({ person, body }) => addRuleBy(shop, person, body)),
  staffRoute(checkRule, ({ person, path, body }) => checkRuleBy(shop, person, path.id, body)),
  staffRoute(endRule, ({ person, path, body }) => endRuleBy(shop, person, path.id, body)),
  staffRoute(importRules, ({ person, body }) => importRulesBy(shop, person, body.file)),
  staffRoute(getFees, ({ path }) => shop.read((db) => feesOf(db, path.store_id))),
  staffRoute(changeFees, ({ person, path, body }) => changeFeesBy(shop, person, path.store_id, body)),
  staffRoute(findPlaceOfZip, async ({ path }) => placeOf(path.zip)),
  staffRoute(prepareStore, ({ person, body }) => prepareStoreBy(shop, person, body)),
  staffRoute(getStoreFacts, ({ path }) => shop.read((db) => storeFactsOf(db, path.store_id))),
  staffRoute(changeStoreFacts, ({ person, path, body }) =>
    changeStoreFactsBy(shop, person, path.store_id, body),
  ),
  staffRoute(openStore, ({ person, path }) => openStoreBy(shop, person, path.store_id)),
  staffRoute(closeStore, ({ person, path }) => closeStoreBy(shop, lotteryUnderWay, person, path.store_id)),
  staffRoute(listPauses, ({ path }) => shop.read((db) => listPausesOf(db, path.store_id))),
  staffRoute(pauseStore, ({ person, path, body }) => pauseStoreBy(shop, person, path.store_id, body)),
  staffRoute(endPause, ({ person, path }) => endPauseBy(shop, person, path.store_id, path.id)),
  staffRoute(getOpening, ({ path }) => shop.read((db) => openingOf(db, path.store_id))),
  staffRoute(listOrdersOutside, ({ path, body }) =>
    shop.read((db) => listOrdersOutsideOf(db, path.store_id, body)),
  ),
  staffRoute(changeOpening, ({ person, path, body }) => changeOpeningBy(shop, person, path.store_id, body)),
  staffRoute(getWays, ({ path }) => shop.read((db) => waysOf(db, path.store_id))),
  staffRoute(changeSlotPlan, ({ person, path, body }) => changeSlotPlanBy(shop, person, path.store_id, body)),
  staffRoute(changeDeliveryZips, ({ person, path, body }) =>
    changeDeliveryZipsBy(shop, person, path.store_id, body),
  ),
  staffRoute(getStoreTerms, ({ path }) => shop.read((db) => storeTermsOf(db, path.store_id))),
  staffRoute(changeStoreTerms, ({ person, path, body }) =>
    changeStoreTermsBy(shop, person, path.store_id, body),
  ),
];
