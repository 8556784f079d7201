import type { Received, Wire } from 'contract/platform/endpoint';
import { dollars } from 'contract/platform/money';
import * as contract from 'contract/settings/terms';
import type { Db } from '../../../platform/database/database.js';
import { refuse } from '../../../platform/refuse.js';
import type { Shop } from '../../../platform/shop.js';
import { noteAct, type StaffAsker } from '../../staff/index.js';
import { lockStore, type StoreTermsRow, selectStoreTerms, updateStoreTerms } from '../../stores/index.js';
import { versionOf } from '../version.js';

export async function storeTermsOf(db: Db, storeId: number): Promise<Wire<typeof contract.getStoreTerms>> {
  const row = await selectStoreTerms(db, storeId);
  const { most_unpaid_total, most_gift_money_a_day, goodwill_limit_cents, count_again_value, ...terms } = row;
  return {
    ...terms,
    most_unpaid_total: dollars(most_unpaid_total),
    most_gift_money_a_day: dollars(most_gift_money_a_day),
    goodwill_limit: dollars(goodwill_limit_cents),
    count_again_value: dollars(count_again_value),
    version: versionOf(row),
  };
}

type NewTerms = Received<typeof contract.changeStoreTerms>['body'];

export const changeStoreTermsBy = (shop: Shop, person: StaffAsker, storeId: number, asked: NewTerms) =>
  shop.write(async (tx) => {
    await lockStore(tx, storeId);
    const before = await selectStoreTerms(tx, storeId);
    const { version, goodwill_limit, ...terms } = asked;
    if (versionOf(before) !== version) throw refuse(contract.termsChanged);
    const after: StoreTermsRow = { ...terms, goodwill_limit_cents: goodwill_limit };
    await updateStoreTerms(tx, storeId, after);
    await noteAct(tx, {
      personId: person.id,
      storeId,
      kind: 'terms_changed',
      thing: 'store',
      thingId: storeId,
      before,
      after,
    });
  });
