import { randomBytes } from 'node:crypto';
import { invitationDead } from 'contract/staff';
import { invitationNotFound, worksThereAlready } from 'contract/staff/people';
import { days, hours, later } from '../../../platform/clock.js';
import type { Db, Transaction } from '../../../platform/database/database.js';
import type { Call } from '../../../platform/http/route.js';
import { newId, type Uuid } from '../../../platform/ids.js';
import { limit, take, takeWithin } from '../../../platform/limits.js';
import { sealLetter, sendLetter } from '../../../platform/mail/letter.js';
import { refuse } from '../../../platform/refuse.js';
import type { Shop } from '../../../platform/shop.js';
import { hashOfToken } from '../../auth/index.js';
import { checkWorkplace } from '../../stores/index.js';
import { offerAuthenticatorTo, takeOffer } from '../log-in/authenticator-offer.js';
import { countCode } from '../log-in/log-in.js';
import { issueRecoveryCodes } from '../log-in/recovery-codes.js';
import { checkNewPassword } from '../passwords/change-password.js';
import { noteAct } from '../record/acts.js';
import type { StaffAsker } from '../sessions/staff-askers.js';
import { openStaffSession } from '../sessions/staff-sessions.js';
import type { Staff } from '../staff-context.js';
import { enrol, enrolAnew, giveRole } from './enrol.js';
import type { HeldRole } from './held-roles.js';
import { invitationLetter } from './invitation-letter.js';
import {
  deleteInvitation,
  insertInvitation,
  renewInvitation,
  selectInvitation,
  selectInvitationByToken,
  selectInvitations,
  takeInvitation,
} from './invitations.sql.js';
import { checkMayGive, seesRole } from './people.js';
import { isOnStaff, selectPerson, worksAt } from './people.sql.js';

const lasts = days(3);
const lettersBy = limit('staff-invitations', 30, hours(1));
const linksFrom = limit('staff-invitation-links', 60, hours(1));

type Invited = HeldRole & { name: string; email: string };
type InvitationRow = NonNullable<Awaited<ReturnType<typeof selectInvitation>>>;

const asShown = (row: InvitationRow) => ({
  ...row,
  created_at: row.created_at.toISOString(),
  expires_at: row.expires_at.toISOString(),
});

/** The link holds the token, the database its hash. */
function newLink(now: Date) {
  const token = randomBytes(32).toString('base64url');
  return { token, kept: { token_hash: hashOfToken(token), expires_at: later(now, lasts) } };
}

export async function writeInvitation(
  tx: Transaction,
  { name, email, role, store_id }: Invited,
  invitedBy: Uuid | null,
) {
  const { token, kept } = newLink(tx.now);
  const invitation = { id: newId(tx.now), name, email: email.toLowerCase(), role, store_id };
  const times = { created_at: tx.now, expires_at: kept.expires_at };
  await insertInvitation(tx, { ...invitation, ...times, ...kept, invited_by: invitedBy });
  await noteAct(tx, {
    personId: invitedBy,
    storeId: store_id,
    kind: 'invited',
    thing: 'invitation',
    thingId: invitation.id,
    after: { role },
  });
  return { invitation: { ...invitation, ...times }, token };
}

const mailInvitation = (shop: Shop, tx: Transaction, invited: Invited, token: string) =>
  sendLetter(tx, sealLetter(shop.secretKey, invitationLetter(invited, shop.staffUrl(), token)));

export const inviteBy = (shop: Shop, { id, roles }: StaffAsker, invited: Invited) =>
  shop.write(async (tx) => {
    checkMayGive(roles, 'people.invite', [invited]);
    if (invited.store_id !== null) await checkWorkplace(tx, invited.store_id);
    if (await worksAt(tx, invited.email, invited.store_id)) throw refuse(worksThereAlready);
    await takeWithin(tx, lettersBy, id);
    const { invitation, token } = await writeInvitation(tx, invited, id);
    await mailInvitation(shop, tx, invitation, token);
    return asShown(invitation);
  });

/** A waiting invitation, if the caller may decide about it. */
async function findWaiting(tx: Transaction, { roles }: StaffAsker, id: Uuid) {
  const waiting = await selectInvitation(tx, id);
  if (!waiting || !seesRole(roles, waiting)) throw refuse(invitationNotFound);
  checkMayGive(roles, 'people.invite', [waiting]);
  return waiting;
}

/**
 * From now on it is from the person who sends it again, and it ends when they may no longer give that role.
 */
export const sendInvitationAgainBy = (shop: Shop, asker: StaffAsker, id: Uuid) =>
  shop.write(async (tx) => {
    await findWaiting(tx, asker, id);
    await takeWithin(tx, lettersBy, asker.id);
    const { token, kept } = newLink(tx.now);
    const renewed = await renewInvitation(tx, id, { ...kept, invited_by: asker.id });
    if (!renewed) throw refuse(invitationNotFound);
    const { store_id, role } = renewed;
    await noteAct(tx, {
      personId: asker.id,
      storeId: store_id,
      kind: 'invitation_sent_again',
      thing: 'invitation',
      thingId: id,
      after: { role },
    });
    await mailInvitation(shop, tx, renewed, token);
    return asShown(renewed);
  });

export const listInvitationsFor = async (db: Db, { roles }: StaffAsker) =>
  (await selectInvitations(db)).filter((invitation) => seesRole(roles, invitation)).map(asShown);

export const withdrawInvitationBy = (shop: Shop, asker: StaffAsker, invitationId: Uuid) =>
  shop.write(async (tx) => {
    const { store_id, role } = await findWaiting(tx, asker, invitationId);
    if (!(await deleteInvitation(tx, invitationId))) throw refuse(invitationNotFound);
    await noteAct(tx, {
      personId: asker.id,
      storeId: store_id,
      kind: 'invitation_withdrawn',
      thing: 'invitation',
      thingId: invitationId,
      before: { role },
    });
  });

export async function openInvitationBy(shop: Shop, token: string, { address }: Pick<Call, 'address'>) {
  await take(shop, linksFrom, address);
  return shop.read(async (db) => {
    const invitation = await selectInvitationByToken(db, hashOfToken(token));
    if (!invitation) throw refuse(invitationDead);
    const { id, name, email, role, store_name } = invitation;
    const authenticator = (await isOnStaff(db, email)) ? null : offerAuthenticatorTo(shop, id, email);
    return { name, email, role, store_name, authenticator };
  });
}

type Accepted = { token: string; name: string; password: string; offer: string; code: string };

/** If two people use the same link, the second finds nothing, and nothing that they sent is kept. */
export async function acceptInvitationBy(staff: Staff, asked: Accepted, call: Call) {
  const { shop, passwords } = staff;
  const { name, password, token } = asked;
  await take(shop, linksFrom, call.address);
  const waiting = await shop.read((db) => selectInvitationByToken(db, hashOfToken(token)));
  if (!waiting) throw refuse(invitationDead);
  await checkNewPassword(password, { name, email: waiting.email });
  await countCode(staff, waiting.id);
  const first = takeOffer(shop, waiting.id, asked);
  const password_hash = await passwords.hash(password);
  const recovery_codes = await shop.write(async (tx) => {
    const invitation = await takeInvitation(tx, hashOfToken(token));
    const person = { name, email: waiting.email, password_hash };
    if (!invitation) throw refuse(invitationDead);
    const { secretKey } = shop;
    const id = (await enrol(tx, secretKey, person, first)) ?? (await enrolAnew(tx, secretKey, person, first));
    if (!id) throw refuse(invitationDead);
    await giveInvitedRole(tx, id, invitation);
    await openStaffSession(shop, tx, id, call);
    return issueRecoveryCodes(tx, id);
  });
  return { recovery_codes };
}

type Taken = NonNullable<Awaited<ReturnType<typeof takeInvitation>>>;

async function giveInvitedRole(tx: Transaction, personId: Uuid, { id, role, store_id, invited_by }: Taken) {
  if (!(await giveRole(tx, personId, { role, store_id }, invited_by))) throw refuse(invitationDead);
  await noteAct(tx, {
    personId,
    storeId: store_id,
    kind: 'invitation_accepted',
    thing: 'invitation',
    thingId: id,
    after: { role },
  });
}

/** The link alone is not enough: it must have been mailed to the caller's own address. */
export const joinBy = (shop: Shop, asker: StaffAsker, token: string) =>
  shop.write(async (tx) => {
    const person = await selectPerson(tx, asker.id);
    const invitation = await takeInvitation(tx, hashOfToken(token));
    if (!invitation || invitation.email !== person.email) throw refuse(invitationDead);
    await giveInvitedRole(tx, asker.id, invitation);
  });
