import * as v from 'valibot';
import { givenPassword, newPassword } from './auth/passwords.js';
import { moment } from './platform/dates.js';
import { endpoint, refusal } from './platform/endpoint.js';
import { tooMany, unavailable } from './platform/envelope.js';
import { id, uuid } from './platform/ids.js';
import { line } from './platform/text.js';
import { staffRoles } from './staff/roles.js';

const role = v.picklist(staffRoles);
export const linkToken = v.pipe(
  v.string('The link is not complete'),
  v.maxLength(200, 'The link is not complete'),
);
const factorCode = v.pipe(
  v.string('Code is required'),
  v.trim(),
  v.nonEmpty('Code is required'),
  v.maxLength(40, 'Use at most 40 characters'),
);
const byId = v.object({ id: uuid });

export const otherSite = refusal(403, 'other_site', 'This call came from another site.');
export const sessionLocked = refusal(401, 'session_locked', 'Enter a code to go on.');
export const freshFactorNeeded = refusal(
  403,
  'fresh_factor_needed',
  'Enter a code to confirm that it is you.',
);
export const notAllowed = refusal(403, 'not_allowed', 'Your role does not allow this.');

export const wrongStaffLogIn = refusal(422, 'wrong_log_in', 'Email, password or code is wrong.');
export const wrongCode = refusal(422, 'wrong_code', 'This code is wrong or was used already.', 'code');
export const invitationDead = refusal(
  422,
  'invitation_dead',
  'This invitation has expired, was withdrawn or was used already.',
);
export const staffPasswordTooCommon = refusal(
  422,
  'password_too_common',
  'Password is too common',
  'password',
);
export const staffSessionNotFound = refusal(404, 'session_not_found', 'There is no such session.');

export const logInStaffBody = v.object({
  email: v.pipe(v.string('Email is required'), v.trim(), v.nonEmpty('Email is required'), v.maxLength(254)),
  password: givenPassword('Password'),
  code: factorCode,
});

export const logInStaff = endpoint('POST', 'staff/log-in', {
  about: 'Logs in by password and a code: of the authenticator, or one of the recovery codes.',
  open: true,
  body: logInStaffBody,
  says: 'Welcome back',
  refusals: [wrongStaffLogIn, tooMany, unavailable],
});

export const logOutStaff = endpoint('POST', 'staff/log-out', {
  about: 'Ends the session of this browser.',
  may: 'account.own',
  evenLocked: true,
  says: 'You are logged out',
});

export const proveFactor = endpoint('POST', 'staff/session/factor', {
  about:
    'Shows the authenticator again: unlocks a session, and opens what wants a fresh look for ten minutes.',
  may: 'account.own',
  evenLocked: true,
  body: v.object({ code: factorCode }),
  refusals: [wrongCode, tooMany],
});

const storeKeys = v.object({ id, name: v.string(), keys: v.array(v.string()) });

export const getMe = endpoint('GET', 'staff/me', {
  about: 'Who is logged in, and which keys they hold at which store; null where nobody is.',
  may: 'account.own',
  evenNobody: true,
  data: v.nullable(
    v.object({
      id: uuid,
      name: v.string(),
      email: v.string(),
      /** Keys that are held at all stores, including future ones. */
      keys: v.array(v.string()),
      stores: v.array(storeKeys),
      recovery_codes_left: v.number(),
    }),
  ),
});

export const renewRecoveryCodes = endpoint('POST', 'staff/me/recovery-codes', {
  about: 'Makes ten new recovery codes, shown this once; those of before are worth nothing.',
  may: 'account.own',
  freshFactor: true,
  data: v.object({ recovery_codes: v.array(v.string()) }),
});

const session = v.object({
  id: uuid,
  device: v.string(),
  created_at: moment,
  last_seen_at: moment,
  current: v.boolean(),
});

export const listStaffSessions = endpoint('GET', 'staff/me/sessions', {
  about: 'Where the caller is logged in.',
  may: 'account.own',
  data: v.array(session),
});

export const endStaffSession = endpoint('DELETE', 'staff/me/sessions/{id}', {
  about: "Ends one of the caller's sessions.",
  may: 'account.own',
  path: byId,
  says: 'The session is ended',
  refusals: [staffSessionNotFound],
});

const authenticator = v.object({
  /** As text to type, and as a link that authenticators read. */
  secret: v.string(),
  address: v.string(),
  /** Sent back with the first code. */
  offer: v.string(),
});
const offer = v.pipe(v.string('The authenticator is not set up'), v.maxLength(400));

export const offerAuthenticator = endpoint('POST', 'staff/me/authenticator/offer', {
  about: "A new secret for the caller's authenticator; it counts when its first code has come.",
  may: 'account.own',
  freshFactor: true,
  data: authenticator,
});

export const changeAuthenticator = endpoint('PUT', 'staff/me/authenticator', {
  about: 'Puts the offered secret in the place of the old one.',
  may: 'account.own',
  freshFactor: true,
  body: v.object({ offer, code: factorCode }),
  says: 'Your authenticator has been changed',
  refusals: [wrongCode, tooMany],
});

export const openInvitation = endpoint('POST', 'staff/invitation', {
  about: 'What the link of an invitation is for. The authenticator is for those who are new.',
  open: true,
  body: v.object({ token: linkToken }),
  data: v.object({
    name: v.string(),
    email: v.string(),
    role,
    store_name: v.nullable(v.string()),
    authenticator: v.nullable(authenticator),
  }),
  refusals: [invitationDead, tooMany],
});

export const acceptInvitationBody = v.object({
  token: linkToken,
  name: line('Name is required'),
  password: newPassword('Password'),
  offer,
  code: factorCode,
});

export const acceptInvitation = endpoint('POST', 'staff/invitation/accept', {
  about:
    'Makes the invited person one of the staff and logs them in; the recovery codes are shown this once.',
  open: true,
  body: acceptInvitationBody,
  status: 201,
  data: v.object({ recovery_codes: v.array(v.string()) }),
  says: 'Welcome to the team',
  refusals: [invitationDead, staffPasswordTooCommon, wrongCode, tooMany, unavailable],
});

export const joinByInvitation = endpoint('POST', 'staff/me/invitation', {
  about: 'Gives somebody who is on the staff already the role of an invitation to their address.',
  may: 'account.own',
  body: v.object({ token: linkToken }),
  says: 'You have a new role',
  refusals: [invitationDead],
});
