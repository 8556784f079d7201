import * as v from 'valibot';
import { ageOn } from '../platform/calendar.js';
import { date } from '../platform/dates.js';

export const legalAge = 21;

/** A person who was born on 29 February comes of age on 1 March. */
export function isOfAge(dob: string, day: string, age = legalAge) {
  return ageOn(day, dob) >= age;
}

const earliestBirth = '1900-01-01';

export const dateOfBirth = v.pipe(
  v.string('Date of birth is required'),
  v.nonEmpty('Date of birth is required'),
  date,
  v.check((day) => day >= earliestBirth, 'Enter your date of birth'),
);
