import { formatDate } from 'browser/formats/format';
import { sum } from 'contract/platform/cents';
import type { Sales } from 'contract/reports/sales.staff';

type Days = Sales['days'];

/** More of them than that would be too narrow to be told apart. */
const mostPoints = 62;
const week = 7;

/** Day by day, or of a long time seven days by seven days. */
export function courseOf(days: Days) {
  const step = days.length > mostPoints ? week : 1;
  const points = Array.from({ length: Math.ceil(days.length / step) }, (_, at) => {
    const some = days.slice(at * step, (at + 1) * step);
    return {
      label: formatDate(some[0]!.day, step === 1 ? 'day' : 'medium'),
      value: sum(some.map(({ net }) => net)),
      before: sum(some.map(({ before }) => before)),
    };
  });
  return { points, of: step === 1 ? 'Day' : 'Week' };
}
