import { formatDate, formatMoney } from 'browser/formats/format';
import type { BadgeTone } from 'browser/ui/values/Badge';
import { sum } from 'contract/platform/cents';
import type { SupplyState, SupplyView } from 'contract/stock/supply-orders.staff';

export const wordsOfState: Record<SupplyState, string> = {
  draft: 'Draft',
  sent: 'Sent',
  partly_received: 'Partly received',
  received: 'Received',
  cancelled: 'Cancelled',
};

export const toneOfState: Record<SupplyState, BadgeTone> = {
  draft: 'neutral',
  sent: 'brand',
  partly_received: 'warning',
  received: 'success',
  cancelled: 'neutral',
};

export const wordsOfView: Record<SupplyView, { name: string; empty: string }> = {
  drafts: { name: 'Drafts', empty: 'There is no draft.' },
  open: { name: 'Open', empty: 'No supplier has an open order.' },
  over: { name: 'Past', empty: 'No order is over yet.' },
};

export const expectedDay = (day: string | null) => (day === null ? '–' : formatDate(day));

/** "2 × 6" for two cases, "3" for three bottles. */
export const inCases = ({ cases, case_size }: { cases: number; case_size: number }) =>
  case_size === 1 ? `${cases}` : `${cases} × ${case_size}`;

/** What all of it costs, as far as anybody knows. */
export const costOf = (lines: readonly { bottles: number; unit_cost: number | null }[]) =>
  sum(lines.map(({ bottles, unit_cost }) => bottles * (unit_cost ?? 0)));

export const costInWords = (unit_cost: number | null) => (unit_cost === null ? '–' : formatMoney(unit_cost));
