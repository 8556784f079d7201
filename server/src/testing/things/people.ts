import { getToday } from 'contract/desk/today.staff';
import { deleteView, renameView, saveView } from 'contract/desk/views.staff';
import {
  applyImport,
  dropImport,
  exportRefused,
  getImport,
  importPrices,
  listImportColumns,
  listImportRows,
  mapImportColumns,
  stopImport,
} from 'contract/exchange/imports.staff';
import { endStaffSession, listStaffSessions } from 'contract/staff';
import { removePasskey } from 'contract/staff/passkeys';
import {
  endPerson,
  getPerson,
  grantRole,
  invite,
  liftSuspension,
  listPeople,
  sendInvitationAgain,
  suspendPerson,
  takeRole,
  withdrawInvitation,
} from 'contract/staff/people';
import { newId } from '../../platform/ids.js';
import { stock } from '../buyer.js';
import { sendTable } from '../tables.js';
import type { TestShop } from '../test-shop.js';
import { openTestPerson, type TestPerson } from '../test-staff.js';
import { at, own, type Thing, theirs, thing } from './thing.js';

const priced = 56;

/** What somebody who works at the other store has for themselves. */
async function thingsOfOne(shop: TestShop): Promise<Thing[]> {
  const marco = await openTestPerson(shop, { role: 'manager', store_id: theirs });
  const of = { of: marco };
  await stock(shop, theirs, priced, 30);
  const { id: imported } = await sendTable(shop, marco, importPrices, at, `number,price\n${priced},81`);
  const [view] = await marco.call(saveView, { body: { name: 'Packed', address: '/orders?tab=packed' } });
  const [session] = await marco.call(listStaffSessions, {});
  const passkey = newId(shop.clock.now());
  await shop.shop.write((tx) =>
    tx
      .insertInto('staff_passkey')
      .values({
        id: passkey,
        person_id: marco.id,
        name: 'A laptop',
        credential_id: 'a-laptop',
        public_key: Buffer.from('a key'),
        counter: 0,
        created_at: tx.now,
        last_used_at: null,
      })
      .execute(),
  );
  const path = { id: imported };
  return [
    thing(getImport, { path }, of),
    thing(listImportColumns, { path }, of),
    thing(mapImportColumns, { path, body: { columns: ['number', 'price'] } }, of),
    thing(listImportRows, { path, query: { show: 'changed' } }, of),
    thing(exportRefused, { path }, of),
    thing(applyImport, { path }, of),
    thing(stopImport, { path }, of),
    thing(dropImport, { path }, of),
    thing(renameView, { path: { id: view!.id }, body: { name: 'Due' } }, of),
    thing(deleteView, { path: { id: view!.id } }, of),
    thing(removePasskey, { path: { id: passkey } }, of),
    thing(endStaffSession, { path: { id: session!.id } }, of),
  ];
}

export async function thingsOfPeople(shop: TestShop, olive: TestPerson): Promise<Thing[]> {
  const [mia, ben] = [
    await openTestPerson(shop, { role: 'clerk', store_id: theirs }),
    await openTestPerson(shop, { role: 'clerk', store_id: theirs }),
  ];
  const path = { id: mia.id };
  const role = (await olive.call(getPerson, { path: { id: ben.id } })).roles[0]!.id;
  const { id: invited } = await olive.call(invite, {
    body: { name: 'Nora', email: 'nora@example.com', role: 'clerk', store_id: theirs },
  });
  return [
    ...(await thingsOfOne(shop)),
    thing(getPerson, { path }),
    thing(listPeople, { query: { store_id: `${theirs}` } }, { named: 'store_id' }),
    // For an owner of all stores, a day at no store at all is a day without sales.
    thing(getToday, { query: { store: `${theirs}` } }, { named: 'store', beyond: true }),
    // Nobody takes somebody of another store on by giving them a role at one's own.
    thing(grantRole, { path, body: { role: 'clerk', store_id: own } }),
    thing(suspendPerson, { path }),
    thing(liftSuspension, { path }),
    thing(endPerson, { path }),
    thing(takeRole, { path: { id: role } }),
    thing(sendInvitationAgain, { path: { id: invited } }),
    thing(withdrawInvitation, { path: { id: invited } }),
  ];
}
