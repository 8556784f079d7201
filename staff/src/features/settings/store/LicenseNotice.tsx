import { formatDate } from 'browser/formats/format';
import { Notice } from 'browser/ui/feedback/Notice';
import { daysAfter } from 'contract/platform/calendar';

const daysBefore = 60;

/** A license takes weeks to be renewed. */
export function LicenseNotice({ until, today }: { until: string | null; today: string }) {
  if (until === null || until > daysAfter(today, daysBefore)) return null;
  return until < today ? (
    <Notice tone="danger">The license of this store ended on {formatDate(until)}.</Notice>
  ) : (
    <Notice>The license of this store ends on {formatDate(until)}. Renew it in time.</Notice>
  );
}
