import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { inWords } from 'browser/calls/in-words';
import { formatMoney, plural } from 'browser/formats/format';
import { EmptyState } from 'browser/ui/feedback/EmptyState';
import { Skeleton } from 'browser/ui/feedback/Skeleton';
import { Trouble } from 'browser/ui/feedback/Trouble';
import type { ShelfLabel } from 'contract/stock/labels.staff';
import { useChosenStore } from '../../../platform/use-chosen-store';
import { bottleSize } from '../../../ui/bottles/bottle-words';
import { Code128 } from '../../../ui/Code128';
import { PrintPage } from '../../../ui/PrintPage';
import { labelsQuery } from '../stock.api';
import css from './LabelsScreen.module.css';

const route = getRouteApi('/main/stock/labels');

/** What stands on the shelf's edge, to be cut apart. */
export function LabelsScreen() {
  const search = route.useSearch();
  const { store } = useChosenStore('stock.see', search.store);
  const { data, error, isFetching, refetch, isEnabled } = useQuery(labelsQuery(store?.id ?? 0, search));
  return (
    <PrintPage
      title="Shelf labels"
      lead={data && plural(data.length, { one: '# label', other: '# labels' })}
      sheets={
        data && (
          <ul className={css.labels}>
            {data.map((label) => (
              <Label key={label.product_id} {...label} />
            ))}
          </ul>
        )
      }
    >
      {!data && error && (
        <Trouble title="We could not load the labels" again={refetch} busy={isFetching}>
          {inWords(error)}
        </Trouble>
      )}
      {(!isEnabled || data?.length === 0) && (
        <EmptyState title="Nothing to print">Choose bottles in the stock.</EmptyState>
      )}
      {isEnabled && !data && !error && <Skeleton lines={6} label="Loading the labels" />}
    </PrintPage>
  );
}

const Label = (label: ShelfLabel) => (
  <li className={css.label}>
    <p className={css.name}>
      <span>{label.brand}</span>
      <strong>{[label.name, label.vintage].filter(Boolean).join(' ')}</strong>
      <span>{bottleSize(label)}</span>
    </p>
    <p className={css.price}>
      {label.compare_at !== null && <s>{formatMoney(label.compare_at)}</s>}
      <strong>{formatMoney(label.price)}</strong>
    </p>
    {label.code && (
      <p className={css.code}>
        <Code128 text={label.code} className={css.bars} />
        {label.code}
      </p>
    )}
  </li>
);
