import { formatDate, formatNumber, plural } from 'browser/formats/format';
import { Notice } from 'browser/ui/feedback/Notice';
import type { ExpiringPoints as Expiring } from 'contract/loyalty';
import { sum } from 'contract/platform/cents';
import { pointWords } from '../ledger/point-words';

/** A line for each store: how much, and from when on. */
function linesOf(expiring: readonly Expiring[]) {
  const stores = new Set(expiring.map(({ store_id }) => store_id));
  return [...stores].map((id) => {
    const days = expiring.filter(({ store_id }) => store_id === id);
    const [first] = days;
    const total = sum(days.map(({ points }) => points));
    const head = `${plural(total, pointWords)} at ${first!.store_name} ${total === 1 ? 'expires' : 'expire'}`;
    const day = formatDate(first!.expire_on, 'long');
    const end = `at the end of ${day}`;
    const when = days.length === 1 ? end : `soon, the first ${formatNumber(first!.points)} ${end}`;
    return { id, words: `${head} ${when}.` };
  });
}

/** The points that expire soon; renders nothing if there are none. */
export const ExpiringPoints = ({ expiring }: { expiring: readonly Expiring[] }) =>
  expiring.length > 0 && (
    <Notice>
      {linesOf(expiring).map(({ id, words }) => (
        <p key={id}>{words}</p>
      ))}
    </Notice>
  );
