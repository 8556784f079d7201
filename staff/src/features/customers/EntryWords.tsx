import { formatMoney, formatNumber, plural } from 'browser/formats/format';
import { Badge } from 'browser/ui/values/Badge';
import type { TimelineEntry } from 'contract/customers.staff';
import { OrderLink } from './OrderLink';
import css from './Timeline.module.css';

const statuses = {
  awaiting_payment: 'Awaiting payment',
  placed: 'Placed',
  packed: 'Packed',
  ready: 'Ready',
  on_its_way: 'On its way',
  handed_over: 'Handed over',
  cancelled: 'Canceled',
  returned_in_part: 'Returned in part',
  returned: 'Returned',
} as const;

const events = new Map([
  ['sign-up', 'Opened the account'],
  ['log-in', 'Logged in'],
  ['log-out', 'Logged out'],
  ['end-session', 'A session was ended'],
  ['current-password', 'Entered the current password'],
  ['change-password', 'Changed the password'],
  ['ask-for-reset', 'Asked for a new password'],
  ['reset-password', 'Chose a new password'],
  ['ask-for-email', 'Asked to change the email address'],
  ['stop-email-change', 'Stopped the change of the email address'],
  ['change-email', 'Changed the email address'],
  ['confirm-email', 'The email address was confirmed'],
  ['close-account', 'The account was closed'],
]);

const acts = new Map([
  ['email_confirmed', 'Staff confirmed the email address'],
  ['sessions_ended', 'Staff ended all sessions'],
  ['membership_changed', 'Staff changed the membership'],
  ['account_closed', 'Staff closed the account'],
]);

const signed = (amount: number, words: string) => (amount > 0 ? `+${words}` : words);
const moved = (credit: number, points: number) =>
  [
    ...(credit === 0 ? [] : [signed(credit, formatMoney(credit))]),
    ...(points === 0
      ? []
      : [signed(points, plural(points, { one: '# point', other: `${formatNumber(points)} points` }))]),
  ].join(', ');

/** One thing that happened, in the words of the store. */
export function EntryWords({ entry }: { entry: TimelineEntry }) {
  switch (entry.kind) {
    case 'order':
      return (
        <p className={css.what}>
          <span>
            Order <OrderLink number={entry.number} />
          </span>
          <Badge>{statuses[entry.status]}</Badge>
          <span className={css.amount}>{formatMoney(entry.total)}</span>
        </p>
      );
    case 'gift_card':
      return (
        <p className={css.what}>
          <span>Bought gift card {entry.number}</span>
          <span className={css.amount}>{formatMoney(entry.amount)}</span>
        </p>
      );
    case 'letter':
      return (
        <>
          <p className={css.what}>
            <span>Letter: {entry.subject}</span>
            {entry.state === 'failed' && <Badge tone="danger">Not delivered</Badge>}
          </p>
          <p className={css.text}>To {entry.to}</p>
        </>
      );
    case 'balance':
      return (
        <>
          <p className={css.what}>
            <span>{entry.words}</span>
            <span className={css.amount}>{moved(entry.credit, entry.points)}</span>
          </p>
          {entry.reason && <p className={css.text}>{entry.reason}</p>}
        </>
      );
    case 'note':
      return (
        <>
          <p className={css.what}>Note</p>
          <p className={css.text}>{entry.text}</p>
        </>
      );
    case 'message':
      return (
        <>
          <p className={css.what}>Wrote to the store</p>
          <p className={css.text}>{entry.text}</p>
          {entry.answers.map((answer) => (
            <blockquote key={answer.text} className={css.answer}>
              <p className={css.text}>{answer.text}</p>
              <p className={css.when}>Answered by {answer.by}</p>
            </blockquote>
          ))}
        </>
      );
    case 'act':
      return (
        <>
          <p className={css.what}>{acts.get(entry.act) ?? 'Changed by staff'}</p>
          {entry.why && <p className={css.text}>{entry.why}</p>}
        </>
      );
    case 'security':
      return (
        <p className={css.what}>
          <span>{events.get(entry.event) ?? 'Something about the account'}</span>
          {entry.outcome === 'refused' && <Badge tone="warning">Refused</Badge>}
          {entry.device && <span className={css.text}>{entry.device}</span>}
        </p>
      );
  }
}
