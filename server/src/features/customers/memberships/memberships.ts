import type { Received, Wire } from 'contract/platform/endpoint';
import { dollars } from 'contract/platform/money';
import * as contract from 'contract/settings/memberships';
import type { Db } from '../../../platform/database/database.js';
import { enqueue } from '../../../platform/jobs/job.js';
import { refuse } from '../../../platform/refuse.js';
import type { Shop } from '../../../platform/shop.js';
import { selectPromotionFor } from '../../promotions/index.js';
import { checkSpeaksForAll, versionOf } from '../../settings/index.js';
import { noteAct, type StaffAsker } from '../../staff/index.js';
import { membershipsAnew } from './by-spending.js';
import {
  countMembers,
  deleteMemberships,
  freeNames,
  insertMembership,
  lockMemberships,
  selectMemberships,
  updateMembershipTerms,
} from './memberships.sql.js';

export async function membershipTermsOf(db: Db): Promise<Wire<typeof contract.getMembershipTerms>> {
  const rows = await selectMemberships(db);
  const members = await countMembers(db);
  return {
    version: versionOf(rows),
    memberships: rows.map(({ id, name, spent_from }) => ({
      id,
      name,
      spent_from: spent_from === null ? null : dollars(spent_from),
      customers: members.get(id) ?? 0,
    })),
  };
}

type NewTerms = Received<typeof contract.changeMembershipTerms>['body'];

export const changeMembershipTermsBy = (shop: Shop, person: StaffAsker, { memberships, version }: NewTerms) =>
  shop.write(async (tx) => {
    checkSpeaksForAll(person);
    const before = await lockMemberships(tx);
    const known = new Set(before.map(({ id }) => id));
    const kept = memberships.flatMap(({ id }) => id ?? []);
    // Who names one twice, or one that is not there, or goes without the first, has seen others than there are.
    const isStrange =
      new Set(kept).size < kept.length ||
      kept.some((id) => !known.has(id)) ||
      memberships[0]!.id !== before[0]!.id;
    if (versionOf(before) !== version || isStrange) throw refuse(contract.membershipsChanged);
    const gone = [...known].filter((id) => !kept.includes(id));
    const promotion = await selectPromotionFor(tx, gone);
    if (promotion)
      throw refuse(contract.membershipPromoted, {
        message: `The promotion “${promotion}” is for a membership that you took off the list. Change the promotion first.`,
      });
    if (!(await deleteMemberships(tx, gone))) throw refuse(contract.membershipInUse);
    await freeNames(tx);
    for (const { id, ...row } of memberships)
      await (id === null ? insertMembership(tx, row) : updateMembershipTerms(tx, { id, ...row }));
    await enqueue(tx, membershipsAnew, {});
    const told = (rows: readonly { name: string; spent_from: number | null }[]) => ({
      memberships: rows.map(({ name, spent_from }) => ({ name, spent_from })),
    });
    await noteAct(tx, {
      personId: person.id,
      storeId: null,
      kind: 'memberships_changed',
      thing: 'memberships',
      thingId: 'shop',
      before: told(before),
      after: told(memberships),
    });
  });
