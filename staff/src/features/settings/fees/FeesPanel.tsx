import { useQuery } from '@tanstack/react-query';
import { inWords } from 'browser/calls/in-words';
import { formatMoney } from 'browser/formats/format';
import { Skeleton } from 'browser/ui/feedback/Skeleton';
import { Trouble } from 'browser/ui/feedback/Trouble';
import { Table } from 'browser/ui/lists/Table';
import type { Fee } from 'contract/settings/fees';
import grid from '../../../ui/columns.module.css';
import { Section } from '../../../ui/Section';
import { jurisdictionsQuery } from '../rules/rules.api';
import { FeesForm } from './FeesForm';
import { feesQuery } from './fees.api';
import { namesOfWays } from './names-of-ways';

/** What each way costs at a store. */
export function FeesPanel({ storeId }: { storeId: number }) {
  const fees = useQuery(feesQuery(storeId));
  const places = useQuery(jurisdictionsQuery);
  const error = fees.error ?? places.error;
  if ((!fees.data || !places.data) && error)
    return (
      <Trouble
        title="We could not load the fees"
        again={() => Promise.all([fees.refetch(), places.refetch()])}
        busy={fees.isFetching || places.isFetching}
      >
        {inWords(error)}
      </Trouble>
    );
  if (!fees.data || !places.data) return <Skeleton lines={8} label="Loading the fees" />;
  const { of_all } = fees.data;
  const nameOf = (state: string | null) =>
    places.data.find(({ code }) => code === state)?.name ?? 'Every state';
  return (
    <div className={grid.column}>
      <FeesForm storeId={storeId} fees={fees.data} places={places.data} />
      {of_all.length > 0 && (
        <Section
          title="Fees of all stores"
          lead="They came with an imported file, and count where this store has none of its own."
        >
          <Table
            dense
            caption="Fees of all stores"
            rows={of_all}
            rowKey={keyOf}
            columns={[
              { id: 'way', header: 'Way', names: true, cell: ({ mode }) => namesOfWays[mode] },
              { id: 'state', header: 'State', cell: ({ state }) => nameOf(state) },
              {
                id: 'bottles',
                header: 'Bottles',
                align: 'end',
                cell: ({ up_to_bottles }) => up_to_bottles ?? 'Any',
              },
              { id: 'fee', header: 'Fee', align: 'end', cell: ({ fee }) => formatMoney(fee) },
              {
                id: 'free',
                header: 'Free from',
                align: 'end',
                cell: ({ free_from }) => (free_from === null ? 'Never' : formatMoney(free_from)),
              },
            ]}
          />
        </Section>
      )}
    </div>
  );
}

const keyOf = ({ mode, state, up_to_bottles }: Fee) => [mode, state, up_to_bottles].join();
