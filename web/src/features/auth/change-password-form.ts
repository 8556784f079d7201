import { givenPassword, isSamePassword, newPassword, passwordsDoNotMatch } from 'contract/auth-passwords';
import * as v from 'valibot';

/** What is asked before any call. */
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

/** Under which fields the server's words belong; of words that name none nothing is shown. */
export function errorsFrom(message: string): Record<string, string> {
  const named = fieldsByWords.filter(([words]) => message.includes(words));
  return Object.fromEntries(named.map(([, field]) => [field, message]));
}
