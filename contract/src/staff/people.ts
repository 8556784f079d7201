import * as v from 'valibot';
import { moment } from '../platform/dates.js';
import { endpoint, refusal } from '../platform/endpoint.js';
import { tooMany } from '../platform/envelope.js';
import { id, idFromText, uuid } from '../platform/ids.js';
import { pageOf, pageQuery } from '../platform/page.js';
import { email, line } from '../platform/text.js';
import { notAllowed } from '../staff.js';
import { storeNotFound } from '../stores.js';
import { staffRoles } from './roles.js';

const role = v.picklist(staffRoles, 'Role is required');
/** Null for all stores. */
const storeOrAll = v.nullable(id);
const byId = v.object({ id: uuid });

export const moreThanHeld = refusal(403, 'more_than_held', 'You can only give what you hold yourself.');
export const lastOwnerStays = refusal(
  409,
  'last_owner_stays',
  'This is the last owner of all stores. Make somebody else an owner first.',
);
export const personNotFound = refusal(404, 'person_not_found', 'There is no such person.');
export const roleNotFound = refusal(404, 'role_not_found', 'There is no such role.');
export const invitationNotFound = refusal(404, 'invitation_not_found', 'There is no such invitation.');
export const worksThereAlready = refusal(
  409,
  'works_there_already',
  'Whoever has this address works there already. Change their role instead.',
  'email',
);

const heldRole = v.object({ id: uuid, store_id: storeOrAll, role });

const person = v.object({
  id: uuid,
  name: v.string(),
  email: v.string(),
  /** The roles at stores whose people the caller may see. */
  roles: v.array(heldRole),
  last_seen_at: v.nullable(moment),
  suspended_at: v.nullable(moment),
  /** How many passkeys and recovery codes they have besides their authenticator. */
  passkeys: v.number(),
  recovery_codes_left: v.number(),
});

export const listPeople = endpoint('GET', 'staff/people', {
  about: 'Who works at the stores whose people the caller may see, with their roles there, by name.',
  may: 'people.see',
  query: v.object({
    ...pageQuery(20),
    /** Looked for in names and addresses. */
    search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100)), ''),
    store_id: v.optional(idFromText),
  }),
  data: pageOf(person),
});

export const getPerson = endpoint('GET', 'staff/people/{id}', {
  about: 'Somebody who works at a store whose people the caller may see.',
  may: 'people.see',
  path: byId,
  data: person,
  refusals: [personNotFound],
});

export const grantRole = endpoint('PUT', 'staff/people/{id}/role', {
  about: 'Gives a person a role at a store or at all, in the place of the one that they have there.',
  may: 'people.change',
  freshFactor: true,
  path: byId,
  body: v.object({ store_id: storeOrAll, role }),
  data: heldRole,
  says: 'The role is given',
  refusals: [personNotFound, storeNotFound, notAllowed, moreThanHeld, lastOwnerStays],
});

export const takeRole = endpoint('DELETE', 'staff/roles/{id}', {
  about: 'Takes a role from a person. Who has none left is logged out.',
  may: 'people.change',
  freshFactor: true,
  path: byId,
  says: 'The role is taken back',
  refusals: [roleNotFound, notAllowed, moreThanHeld, lastOwnerStays],
});

export const suspendPerson = endpoint('POST', 'staff/people/{id}/suspension', {
  about: 'Logs a person out and lets them in no more, at no store, until the suspension is lifted.',
  may: 'people.change',
  freshFactor: true,
  path: byId,
  says: 'Suspended and logged out',
  refusals: [personNotFound, notAllowed, moreThanHeld, lastOwnerStays],
});

export const liftSuspension = endpoint('DELETE', 'staff/people/{id}/suspension', {
  about: 'Lets a suspended person log in again, with the roles that they had.',
  may: 'people.change',
  freshFactor: true,
  path: byId,
  says: 'The suspension is lifted',
  refusals: [personNotFound, notAllowed, moreThanHeld],
});

export const endPerson = endpoint('DELETE', 'staff/people/{id}', {
  about: "Takes all of a person's roles that the caller sees, and logs them out. The record stays.",
  may: 'people.change',
  freshFactor: true,
  path: byId,
  says: 'No longer on the staff',
  refusals: [personNotFound, notAllowed, moreThanHeld, lastOwnerStays],
});

const invitation = v.object({
  id: uuid,
  name: v.string(),
  email: v.string(),
  role,
  store_id: storeOrAll,
  created_at: moment,
  expires_at: moment,
});

export const listInvitations = endpoint('GET', 'staff/invitations', {
  about: 'The invitations that wait, at the stores whose people the caller may see.',
  may: 'people.see',
  data: v.array(invitation),
});

export const inviteBody = v.object({ name: line('Name is required'), email, store_id: storeOrAll, role });

export const invite = endpoint('POST', 'staff/invitations', {
  about: 'Mails a link that makes its reader one of the staff: once, within three days.',
  may: 'people.invite',
  freshFactor: true,
  body: inviteBody,
  status: 201,
  data: invitation,
  says: 'The invitation is on its way',
  refusals: [notAllowed, moreThanHeld, storeNotFound, worksThereAlready, tooMany],
});

export const sendInvitationAgain = endpoint('POST', 'staff/invitations/{id}/letter', {
  about: 'Mails another link, good for three more days; the one before is worth nothing.',
  may: 'people.invite',
  freshFactor: true,
  path: byId,
  data: invitation,
  says: 'The invitation is on its way again',
  refusals: [invitationNotFound, notAllowed, moreThanHeld, tooMany],
});

export const withdrawInvitation = endpoint('DELETE', 'staff/invitations/{id}', {
  about: 'Makes the link of an invitation worth nothing.',
  may: 'people.invite',
  path: byId,
  says: 'The invitation is withdrawn',
  refusals: [invitationNotFound, notAllowed, moreThanHeld],
});
