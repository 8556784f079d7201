import * as v from 'valibot';
import { date } from './platform/dates.js';

export const legalAge = 21;

/** `date` is a calendar day, `YYYY-MM-DD`. Who was born on 29 February comes of age on 1 March. */
export function isOfAge(dob: string, date: string, age = legalAge) {
  const birthday = `${String(Number(dob.slice(0, 4)) + age).padStart(4, '0')}${dob.slice(4)}`;
  return birthday <= date;
}

const earliestBirth = '1900-01-01';

export const dateOfBirth = v.pipe(
  v.string('Date of birth is required'),
  v.nonEmpty('Date of birth is required'),
  date,
  v.check((day) => day >= earliestBirth, 'Enter your date of birth'),
);
