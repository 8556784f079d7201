import { useQuery } from '@tanstack/react-query';
import { inWords } from 'browser/calls/in-words';
import { formatMoney, formatNumber, plural } from 'browser/formats/format';
import { Notice } from 'browser/ui/feedback/Notice';
import type { PromotionPreview as Preview, PromotionFacts } from 'contract/promotions/promotions.staff';
import { useEffect, useState } from 'react';
import { previewQuery } from './promotions.api';

const waits = 400;

/** The last one that was typed, once nothing has been typed for a moment. */
function useSettled<Value>(value: Value) {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), waits);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

const orders = { one: '# order', other: '# orders' };

function inWordsOf({ orders: all, cheaper, saved, goods }: Preview, isByCode: boolean) {
  if (all === 0) return 'There are no orders here yet on which it could be tried.';
  const last = all === 1 ? 'the last order' : `the last ${formatNumber(all)} orders`;
  const it = isByCode ? 'Had every customer used a code, it' : 'It';
  if (cheaper === 0) return `${it} would have taken nothing off ${last} here.`;
  const share = formatNumber(Math.round((1000 * saved) / goods) / 10);
  return `${it} would have taken ${formatMoney(saved)} off ${plural(cheaper, orders)} of ${last} here: ${share}% of what their goods cost.`;
}

type Props = { storeId: number; draft: PromotionFacts | undefined };

/** What it would have done to the last orders of this store, as soon as enough is typed. */
export function PromotionPreview({ storeId, draft }: Props) {
  const settled = useSettled(draft);
  return settled ? <Told storeId={storeId} facts={settled} /> : null;
}

function Told({ storeId, facts }: { storeId: number; facts: PromotionFacts }) {
  const { data, error } = useQuery(previewQuery(storeId, facts));
  if (error) return <Notice tone="danger">{inWords(error)}</Notice>;
  return data ? <Notice>{inWordsOf(data, facts.by_code)}</Notice> : null;
}
