import type { FulfilmentMode } from 'contract/stores';
import type { Db } from '../../platform/database/database.js';
import { byTradingTerms } from '../stores/index.js';
import { feeFor } from './fees.js';
import { selectFees } from './fulfilment.sql.js';
import { placeOf, placeOfAddress } from './rules.js';

type Sent = {
  readonly store: { readonly id: number; readonly jurisdiction: string; readonly zip: string };
  readonly mode: FulfilmentMode;
  readonly address: { country: string; state: string; zip_code: string } | null;
  readonly bottles: number;
  readonly goodsTotal: number;
};

/** What it costs today to send this; undefined when no row of the list of fees says so. */
export async function feeToday(db: Db, { store, mode, address, bottles, goodsTotal }: Sent) {
  const { state } =
    (address && (await placeOfAddress(db, address))) ?? (await placeOf(db, store.jurisdiction, store.zip));
  const fees = await byTradingTerms(db, ['fees', store.id], () => selectFees(db, store.id));
  return feeFor(fees, { mode, state, bottles, goodsTotal });
}
