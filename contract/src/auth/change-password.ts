import * as v from 'valibot';
import { newPasswordTooCommon, wrongPassword } from '../auth.js';
import { endpoint, refusal, type Wording } from '../platform/endpoint.js';
import { accountClosed, notLoggedIn, tooMany, unavailable } from '../platform/envelope.js';
import { givenPassword, newPassword } from './passwords.js';

/**
 * The form's fields, as refusals name them: the web shows a refusal only if it names one, and under that
 * field.
 */
export const passwordFields = ['Current password', 'New password', 'Confirm password'] as const;

const namesField = (words: string) => passwordFields.some((field) => words.includes(field));

/** The web reads only the status of these, and the words of an expired session must stay as they are. */
const ownEffect = [notLoggedIn.status, accountClosed.status];

const namingField: Wording = ({ status, message, errors = {} }) => {
  if (ownEffect.includes(status)) return message;
  const named = [message, ...Object.values(errors)].find(namesField);
  return named ?? `Current password could not be changed. ${message}`;
};

export const wrongOldPassword = { ...wrongPassword, field: 'old_password' };
export const tooCommonNewPassword = { ...newPasswordTooCommon, field: 'new_password' };
export const sameNewPassword = refusal(
  422,
  'same_password',
  'New password cannot be the same as the current password',
  'new_password',
);

export const changePassword = endpoint('POST', 'e-com/customer/change-password', {
  about:
    'Sets a new password, ends other sessions and every link, and sends a notice. Refusals name a field.',
  body: v.object({
    old_password: givenPassword('Current password'),
    new_password: newPassword('New password'),
  }),
  says: 'Your password has been changed',
  refusals: [wrongOldPassword, sameNewPassword, tooCommonNewPassword, tooMany, unavailable],
  wording: namingField,
});
