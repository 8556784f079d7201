import { sum } from 'contract/platform/cents';
import type { Letter } from '../../platform/mail/letter.js';
import { usd } from '../../platform/money-words.js';

const count = new Intl.NumberFormat('en-US');
const inWords = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

const pointsIn = (points: number) => `${count.format(points)} ${points === 1 ? 'point' : 'points'}`;
const dayIn = (day: string) => inWords.format(new Date(day));

type Warned = { email: string; first_name: string };
type At = {
  storeName: string;
  /** How many points are worth a dollar. */
  lpEq1: number;
};

/** Customers must not lose points without being told; each day on which some expire has a line. */
export function pointsWarningLetter(
  { email, first_name }: Warned,
  { storeName, lpEq1 }: At,
  expiring: readonly { day: string; points: number }[],
): Letter {
  const total = sum(expiring.map(({ points }) => points));
  const verb = total === 1 ? 'expires' : 'expire';
  const [first] = expiring;
  const when = expiring.length === 1 ? `on ${dayIn(first!.day)}` : `from ${dayIn(first!.day)} on`;
  const worth = Math.floor(total / lpEq1) * 100;
  return {
    to: email,
    subject: `${pointsIn(total)} ${verb} ${when}`,
    greeting: `Dear ${first_name},`,
    paragraphs: [
      `${pointsIn(total)} at ${storeName} ${verb} ${when}.` +
        (worth > 0 ? ` They’re worth ${usd(worth)} off an order there until then.` : ''),
      'You can use points until the end of their last day. The oldest are always used first, and points you ' +
        'earned later stay as they are.',
    ],
    facts: expiring.map(({ day, points }) => ({ label: dayIn(day), value: pointsIn(points) })),
    action: { label: 'See your points', url: '/profile/loyalty-points' },
    footnote: 'You are receiving this because you collect points at Cellar Door.',
  };
}
