import { givenPassword, isSamePassword, newPassword, passwordsDoNotMatch } from 'contract/auth/passwords';
import * as v from 'valibot';

/** Checked before anything is sent. */
export const changePasswordForm = v.pipe(
  v.object({
    currentPassword: givenPassword('Current Password'),
    newPassword: newPassword('New Password'),
    confirmPassword: givenPassword('Confirm Password'),
  }),
  v.forward(
    v.partialCheck(
      [['currentPassword'], ['newPassword']],
      (form) => !isSamePassword(form.currentPassword, form.newPassword),
      'New Password cannot be the same as the current password',
    ),
    ['newPassword'],
  ),
  v.forward(
    v.partialCheck(
      [['newPassword'], ['confirmPassword']],
      (form) => isSamePassword(form.newPassword, form.confirmPassword),
      passwordsDoNotMatch,
    ),
    ['confirmPassword'],
  ),
);

const fieldsByWords = [
  ['Current password', 'currentPassword'],
  ['New password', 'newPassword'],
  ['Confirm password', 'confirmPassword'],
] as const;

/** Puts the server's message under the field that it names. A message that names none is not shown. */
export function errorsFrom(message: string): Record<string, string> {
  const named = fieldsByWords.filter(([words]) => message.includes(words));
  return Object.fromEntries(named.map(([, field]) => [field, message]));
}
