import * as v from 'valibot';
import { givenPassword, newPassword } from '../auth/passwords.js';
import { endpoint, refusal } from '../platform/endpoint.js';
import { tooMany, unavailable } from '../platform/envelope.js';
import { email } from '../platform/text.js';
import { linkToken, staffPasswordTooCommon } from '../staff.js';

export const wrongOwnPassword = refusal(
  422,
  'wrong_password',
  'This is not your current password.',
  'current_password',
);
export const sameOwnPassword = refusal(
  422,
  'same_password',
  'The new password must be another one.',
  'password',
);
export const staffResetDead = refusal(
  422,
  'reset_link_dead',
  'This link has expired or was used already. Please ask for a new one.',
);

export const changeOwnPasswordBody = v.object({
  current_password: givenPassword('Current password'),
  password: newPassword('New password'),
});

export const changeOwnPassword = endpoint('PUT', 'staff/me/password', {
  about: "Changes the caller's password, and ends all of their sessions but this one.",
  may: 'account.own',
  freshFactor: true,
  body: changeOwnPasswordBody,
  says: 'Your password has been changed',
  refusals: [wrongOwnPassword, sameOwnPassword, staffPasswordTooCommon, tooMany, unavailable],
});

export const askForStaffResetBody = v.object({ email });

export const askForStaffReset = endpoint('POST', 'staff/forgot-password', {
  about: 'Mails a link that sets a new password. Answers alike whether or not somebody has the address.',
  open: true,
  body: askForStaffResetBody,
  says: 'If somebody on the staff has that address, a link is on its way',
  refusals: [tooMany],
});

export const resetStaffPasswordBody = v.object({ token: linkToken, password: newPassword('New password') });

export const resetStaffPassword = endpoint('POST', 'staff/reset-password', {
  about: 'Sets a new password by a mailed link and ends all sessions. Logging in takes a code as before.',
  open: true,
  body: resetStaffPasswordBody,
  says: 'Your password has been changed. Log in with it and a code',
  refusals: [staffResetDead, staffPasswordTooCommon, tooMany, unavailable],
});
