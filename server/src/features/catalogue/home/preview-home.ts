import { bottleUnknown, type HomeDraft, newDraftId } from 'contract/catalogue/home.staff';
import { storeNotFound } from 'contract/stores';
import type { Db } from '../../../platform/database/database.js';
import { refuse } from '../../../platform/refuse.js';
import { listAllStores } from '../../stores/index.js';
import { cardsOf } from '../cards.js';
import type { Shelves } from '../shelves/shelves.js';
import { checkShelf, rowOf } from './edited-home.js';
import { homeOf } from './home.js';
import { selectWritten, type Written } from './home.sql.js';

type Row = { id: number; store_id: number | null };

/**
 * The edited row replaces its old version; a new one comes last among those of its store, or of all stores.
 */
const including = <Kept extends Row>(rows: readonly Kept[], row: Kept) => {
  const isThere = rows.some(({ id }) => id === row.id);
  const all = isThere ? rows.map((each) => (each.id === row.id ? row : each)) : [...rows, row];
  return [
    ...all.filter(({ store_id }) => store_id !== null),
    ...all.filter(({ store_id }) => store_id === null),
  ];
};

function withDraft(written: Written, storeId: number, draft: HomeDraft): Written {
  const id = draft.id ?? newDraftId;
  if (draft.part === 'tiles')
    return { ...written, tiles: including(written.tiles, { id, ...rowOf(storeId, draft.facts) }) };
  if (draft.part === 'picks')
    return { ...written, picks: including(written.picks, { id, ...rowOf(storeId, draft.facts) }) };
  const campaign = { id, ...rowOf(storeId, draft.facts), retired_at: null, version: 1 };
  return { ...written, campaigns: including(written.campaigns, campaign) };
}

async function checkDraft(db: Db, storeId: number, draft: HomeDraft) {
  if (draft.part !== 'picks') checkShelf(storeId, draft.facts.shelf);
  else if ((await cardsOf(db, storeId, [draft.facts.product_id])).length === 0) throw refuse(bottleUnknown);
}

/** The home as customers will see it on a day, made of the same parts; nothing of it is kept. */
export async function previewHomeAt(
  db: Db,
  shelves: Shelves,
  storeId: number,
  { day, draft }: { day: string; draft: HomeDraft | null },
) {
  const store = (await listAllStores(db)).find(({ id }) => id === storeId);
  if (!store) throw refuse(storeNotFound);
  if (draft) await checkDraft(db, storeId, draft);
  const written = await selectWritten(db, storeId);
  const shown = draft ? withDraft(written, storeId, draft) : written;
  return { store, home: (await homeOf(db, { shelves, storeId }, day, shown)).home };
}
