import { dayForms, localDay, toIsoDay, typedDay } from 'browser/ui/dates/typed-day';
import { signUpBody, underAge } from 'contract/auth';
import { dateOfBirth, isOfAge } from 'contract/auth/age';
import { passwordsDoNotMatch } from 'contract/auth/passwords';
import { date } from 'contract/platform/dates';
import * as v from 'valibot';

const typedBirthday = v.pipe(
  v.string('Date of birth is required'),
  v.trim(),
  v.nonEmpty('Date of birth is required'),
  v.regex(typedDay, `Enter the date as ${dayForms}`),
  v.transform(toIsoDay),
  v.check((day) => v.is(date, day), 'This date does not exist'),
  dateOfBirth,
  v.check((day) => isOfAge(day, localDay(new Date())), underAge.message),
);

/**
 * The rules of the call, and two more that only the form needs: the typed date, and the password entered
 * twice.
 */
export const signUpForm = v.pipe(
  v.object({
    ...signUpBody.entries,
    dob: typedBirthday,
    confirm_password: v.pipe(v.string(), v.nonEmpty('Confirm Password is required')),
  }),
  v.forward(
    v.partialCheck(
      [['password'], ['confirm_password']],
      ({ password, confirm_password }) => password === confirm_password,
      passwordsDoNotMatch,
    ),
    ['confirm_password'],
  ),
);

export function readSignUp(form: HTMLFormElement) {
  const typed = new FormData(form);
  return {
    ...Object.fromEntries(typed),
    accept_terms: typed.has('accept_terms'),
    marketing: typed.has('marketing'),
  };
}
