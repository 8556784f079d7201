import type { LegalPage } from 'contract/pages/legal-texts';
import {
  type changeLegalText,
  legalTextNotFound,
  legalTextOvertaken,
} from 'contract/pages/legal-texts.staff';
import type { Received } from 'contract/platform/endpoint';
import { type PageAsked, toPage } from 'contract/platform/page';
import { notAllowed } from 'contract/staff';
import type { Db } from '../../../platform/database/database.js';
import { refuse } from '../../../platform/refuse.js';
import type { Shop } from '../../../platform/shop.js';
import { noteAct, type StaffAsker, selectStaffNames } from '../../staff/index.js';
import {
  insertTextVersion,
  selectNewestText,
  selectTextVersion,
  selectTextVersions,
} from './legal-texts.sql.js';

export async function legalTextOf(db: Db, page: LegalPage) {
  const { text, written_at } = await selectNewestText(db, page);
  return { text, changed_at: written_at.toISOString() };
}

export async function listTextVersionsOf(db: Db, page: LegalPage, asked: PageAsked) {
  const rows = await selectTextVersions(db, page, asked);
  const names = await selectStaffNames(
    db,
    rows.flatMap(({ written_by }) => written_by ?? []),
  );
  const versions = rows.map(({ version, written_at, written_by }) => ({
    version,
    written_at: written_at.toISOString(),
    person: written_by === null ? null : { id: written_by, name: names.get(written_by)! },
  }));
  const { version: all } = await selectNewestText(db, page);
  return toPage(versions, all, asked);
}

export async function textVersionOf(db: Db, page: LegalPage, asked: number | 'newest') {
  const found =
    asked === 'newest' ? await selectNewestText(db, page) : await selectTextVersion(db, page, asked);
  if (!found) throw refuse(legalTextNotFound);
  return { version: found.version, text: found.text };
}

type LegalTextChange = Received<typeof changeLegalText>;

/** One text holds at all stores, so only those who may speak for all of them change it. */
export const changeLegalTextBy = (
  shop: Shop,
  { id, roles }: StaffAsker,
  { path: { page }, body }: LegalTextChange,
) =>
  shop.write(async (tx) => {
    if (!roles.holds('terms.change', null)) throw refuse(notAllowed);
    const before = await selectNewestText(tx, page);
    if (before.version !== body.version) throw refuse(legalTextOvertaken);
    if (before.text === body.text) return;
    const version = before.version + 1;
    if (!(await insertTextVersion(tx, { page, version, text: body.text, written_by: id })))
      throw refuse(legalTextOvertaken);
    await noteAct(tx, {
      personId: id,
      storeId: null,
      kind: 'legal_text_changed',
      thing: 'legal_text',
      thingId: page,
      before: { version: before.version },
      after: { version },
    });
  });
