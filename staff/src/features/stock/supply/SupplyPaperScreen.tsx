import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { inWords } from 'browser/calls/in-words';
import { formatDate, formatMoney } from 'browser/formats/format';
import { Skeleton } from 'browser/ui/feedback/Skeleton';
import { Trouble } from 'browser/ui/feedback/Trouble';
import { useChosenStore } from '../../../platform/use-chosen-store';
import { bottleName, bottleSize } from '../../../ui/bottles/bottle-words';
import { PrintPage } from '../../../ui/PrintPage';
import css from './SupplyPaperScreen.module.css';
import { type OneOrder, supplyOrderQuery } from './supply.api';
import { costInWords, costOf, expectedDay } from './words-of-supply';

const route = getRouteApi('/main/stock/supply/$id/paper');

/** A supply order as the supplier reads it. */
export function SupplyPaperScreen() {
  const { store: asked } = route.useSearch();
  const { store } = useChosenStore('stock.approve', asked);
  const { data, error, isFetching, refetch } = useQuery({
    ...supplyOrderQuery(store?.id ?? 0, route.useParams().id),
    enabled: store !== undefined,
  });
  return (
    <PrintPage
      title="Supply order"
      lead={data && `${data.number} from ${data.supplier.name}`}
      sheets={data && store && <Sheet order={data} storeName={store.name} />}
    >
      {!store && <p>There is no store where you may order.</p>}
      {!data && error && (
        <Trouble title="We could not load this order" again={refetch} busy={isFetching}>
          {inWords(error)}
        </Trouble>
      )}
      {store && !data && !error && <Skeleton lines={6} label="Loading the order" />}
    </PrintPage>
  );
}

function Sheet({ order, storeName }: { order: OneOrder; storeName: string }) {
  const { number, supplier, contact, customer_number, lines, note, expected_on, made_by, sent_at } = order;
  return (
    <article className={css.sheet}>
      <h2>
        {storeName}: order {number}
      </h2>
      <dl className={css.facts}>
        <Fact name="To" value={[supplier.name, contact].filter(Boolean).join(', ')} />
        <Fact name="Our customer number" value={customer_number} />
        <Fact name="Ordered" value={sent_at && formatDate(sent_at)} />
        <Fact name="Expected" value={expected_on && expectedDay(expected_on)} />
        <Fact name="By" value={made_by} />
        <Fact name="Note" value={note} />
      </dl>
      <table className={css.lines}>
        <thead>
          <tr>
            <th scope="col">Bottle</th>
            <th scope="col">Cases</th>
            <th scope="col">In a case</th>
            <th scope="col">Bottles</th>
            <th scope="col">Cost of one</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.product_id}>
              <th scope="row">{[bottleName(line), bottleSize(line)].filter(Boolean).join(', ')}</th>
              <td>{line.case_size === 1 ? '–' : line.cases}</td>
              <td>{line.case_size === 1 ? '–' : line.case_size}</td>
              <td>{line.bottles}</td>
              <td>{costInWords(line.unit_cost)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={4}>
              Total
            </th>
            <td>{formatMoney(costOf(lines))}</td>
          </tr>
        </tfoot>
      </table>
    </article>
  );
}

const Fact = ({ name, value }: { name: string; value: string | null }) =>
  value && (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
