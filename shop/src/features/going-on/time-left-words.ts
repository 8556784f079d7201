import { plural } from 'browser/formats/format';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** "31 hours left": whole ones that are still there, never more than there is. */
export function timeLeftInWords(left: number) {
  if (left >= 3 * day) return plural(Math.floor(left / day), { one: '# day left', other: '# days left' });
  if (left >= hour) return plural(Math.floor(left / hour), { one: '# hour left', other: '# hours left' });
  if (left >= minute)
    return plural(Math.floor(left / minute), { one: '# minute left', other: '# minutes left' });
  return 'Less than a minute left';
}

/** In how many milliseconds these words change next. */
export const wordsChangeIn = (left: number) => (left % minute) + 1;
