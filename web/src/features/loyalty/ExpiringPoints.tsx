import type { ExpiringPoints as Expiring } from 'contract/loyalty';
import { formatDate, formatNumber, plural } from '../../platform/format';
import { Notice } from '../../ui/Notice';

const inWords = { one: '# point', other: '# points' };

/** A line for each store: how much, and from when on. */
function linesOf(expiring: readonly Expiring[]) {
  const stores = new Set(expiring.map(({ store_id }) => store_id));
  return [...stores].map((id) => {
    const days = expiring.filter(({ store_id }) => store_id === id);
    const [first] = days;
    const total = days.reduce((sum, { points }) => sum + points, 0);
    const head = `${plural(total, inWords)} at ${first!.store_name} ${total === 1 ? 'expires' : 'expire'}`;
    const day = formatDate(first!.expire_on, 'long');
    const end = `at the end of ${day}`;
    const when = days.length === 1 ? end : `soon, the first ${formatNumber(first!.points)} ${end}`;
    return { id, words: `${head} ${when}.` };
  });
}

/** What is lost unless it is used; nothing where nothing is. */
export const ExpiringPoints = ({ expiring }: { expiring: readonly Expiring[] }) =>
  expiring.length > 0 && (
    <Notice>
      {linesOf(expiring).map(({ id, words }) => (
        <p key={id}>{words}</p>
      ))}
    </Notice>
  );
