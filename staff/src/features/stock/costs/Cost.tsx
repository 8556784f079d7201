import { useQuery } from '@tanstack/react-query';
import { inWords } from 'browser/calls/in-words';
import { formatMoney, formatPercent } from 'browser/formats/format';
import { Button } from 'browser/ui/buttons/Button';
import { Notice } from 'browser/ui/feedback/Notice';
import { Skeleton } from 'browser/ui/feedback/Skeleton';
import { Trouble } from 'browser/ui/feedback/Trouble';
import { marginOf } from 'contract/stock/costs.staff';
import { type ReactNode, useState } from 'react';
import { Section } from '../../../ui/Section';
import css from './Cost.module.css';
import { CostDialog } from './CostDialog';
import { costQuery } from './costs.api';

type Props = { storeId: number; productId: number };

/** What a bottle costs and what is left of its price, for those who may know. */
export function Cost({ storeId, productId }: Props) {
  const { data, error, isFetching, refetch } = useQuery(costQuery(storeId, productId));
  const [editing, setEditing] = useState(false);
  return (
    <Section title="Cost" lead="What you paid for the bottles on this shelf, on average.">
      {!data && !error && <Skeleton lines={2} label="Loading the cost" />}
      {!data && error && (
        <Trouble title="We could not load the cost" again={refetch} busy={isFetching}>
          {inWords(error)}
        </Trouble>
      )}
      {data && (
        <>
          {data.unit_cost !== null && data.unit_cost > data.price && (
            <Notice tone="danger">It is sold for less than it costs.</Notice>
          )}
          <dl className={css.facts}>
            <Fact name="Cost of one">{inMoney(data.unit_cost)}</Fact>
            <Fact name="Last received at">{inMoney(data.last_cost)}</Fact>
            <Fact name="Price">{formatMoney(data.price)}</Fact>
            <Fact name="Margin">{marginInWords(data)}</Fact>
            <Fact name="All on hand">{inMoney(data.worth)}</Fact>
          </dl>
          {data.on_hand > 0 && (
            <div>
              <Button variant="secondary" onClick={() => setEditing(true)}>
                Set the cost
              </Button>
            </div>
          )}
          {editing && (
            <CostDialog
              storeId={storeId}
              productId={productId}
              seen={data.on_hand}
              onClose={() => setEditing(false)}
            />
          )}
        </>
      )}
    </Section>
  );
}

const inMoney = (cents: number | null) => (cents === null ? 'Not known' : formatMoney(cents));

const marginInWords = ({ price, unit_cost }: { price: number; unit_cost: number | null }) =>
  unit_cost === null ? 'Not known' : formatPercent(marginOf({ price, unit_cost }));

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
