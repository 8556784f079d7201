import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { inWords } from 'browser/calls/in-words';
import { formatMoney } from 'browser/formats/format';
import { Skeleton } from 'browser/ui/feedback/Skeleton';
import { Trouble } from 'browser/ui/feedback/Trouble';
import { Card } from 'browser/ui/lists/Card';
import { Sums } from 'browser/ui/lists/Sums';
import { Page } from 'browser/ui/page/Page';
import { Badge } from 'browser/ui/values/Badge';
import type { StaffOrder } from 'contract/orders/orders.staff';
import { ActsOf } from '../record/ActsOf';
import { NoteForm } from './NoteForm';
import { OrderMoves } from './OrderMoves';
import css from './OrderScreen.module.css';
import { OrderTimeline } from './OrderTimeline';
import { paidOf, sumsOf } from './order-money';
import { orderQuery } from './orders.api';
import { Picker } from './Picker';
import { PaperLinks } from './paper/PaperLinks';
import { paperKinds } from './paper/paper-search';
import { BeginReturn } from './returns/BeginReturn';
import { ReturnForm } from './returns/ReturnForm';
import { Parcels } from './shipping/Parcels';
import { TwoStates } from './TwoStates';
import {
  nameOfLine,
  toneOfStatus,
  whenDue,
  wordsOfAgreeing,
  wordsOfStatus,
  wordsOfWay,
} from './words-of-orders';

export function OrderScreen() {
  const { number } = useParams({ from: '/main/orders/$number' });
  const { data, error, isFetching, refetch } = useQuery(orderQuery(number));
  return (
    <Page
      title={`Order ${data?.number ?? number}`}
      lead={data && <Lead {...data} />}
      actions={<Link to="/orders">All orders</Link>}
    >
      {data && <Order order={data} />}
      {!data && error && (
        <Trouble title="We could not load this order" again={refetch} busy={isFetching}>
          {inWords(error)}
        </Trouble>
      )}
      {!data && !error && <Skeleton lines={6} label="Loading the order" />}
    </Page>
  );
}

const Lead = (order: StaffOrder) => (
  <span className={css.lead}>
    <Badge tone={toneOfStatus[order.status]}>{wordsOfStatus[order.status]}</Badge>
    <span>
      {wordsOfWay[order.fulfilment]} · {whenDue(order)} · {order.store_name}
    </span>
  </span>
);

const Order = ({ order }: { order: StaffOrder }) => (
  <div className={css.order}>
    <div className={css.main}>
      <TwoStates {...order} />
      <Picker order={order} />
      <OrderMoves order={order} />
      <BeginReturn order={order} />
      <ReturnForm order={order} />
      <Lines {...order} />
      <Parcels order={order} />
    </div>
    <div className={css.side}>
      <Customer {...order} />
      <Money {...order} />
      <Paper {...order} />
      <Card as="section" space="small" className={css.section}>
        <h2>What happened</h2>
        <NoteForm number={order.number} />
        <OrderTimeline order={order} />
      </Card>
      <ActsOf thing="order" id={order.id} />
    </div>
  </div>
);

const Lines = ({ lines, replacements, if_missing, gift_message }: StaffOrder) => (
  <Card as="section" space="small" className={css.section}>
    <h2>Items</h2>
    <ul className={css.lines}>
      {lines.map((line) => (
        <li key={line.position} className={css.line}>
          <span className={css.quantity}>{line.quantity} ×</span>
          <span>
            {nameOfLine(line)}
            {line.pack_count > 1 && ` (pack of ${line.pack_count})`}
            {replacements
              .filter(({ position }) => position === line.position)
              .map((replaced) => (
                <span key={replaced.id} className={css.hint}>
                  Instead of {nameOfLine(replaced)}, agreed {wordsOfAgreeing[replaced.agreed]}
                </span>
              ))}
            {line.promotions.map((words) => (
              <span key={words} className={css.hint}>
                {words}
              </span>
            ))}
            {line.lottery_id !== null && <Badge>Won</Badge>}
            {line.returned > 0 && <Badge>{line.returned} returned</Badge>}
            {line.asked > 0 && <Badge tone="warning">{line.asked} asked to return</Badge>}
          </span>
          <span className={css.price}>{formatMoney(line.line_total)}</span>
        </li>
      ))}
    </ul>
    <p className={css.hint}>
      If a bottle is missing: {if_missing === 'call' ? 'call the customer first.' : 'leave it out.'}
    </p>
    {gift_message && <p className={css.gift}>Gift message: “{gift_message}”</p>}
  </Card>
);

const Customer = ({ customer_name, customer_phone, customer_email, address }: StaffOrder) => (
  <Card as="section" space="small" className={css.section}>
    <h2>Customer</h2>
    <p className={css.name}>{customer_name}</p>
    {customer_phone && <p>{customer_phone}</p>}
    <p>{customer_email}</p>
    {address && (
      <p>
        {address.first_name} {address.last_name}
        <br />
        {address.adderess}
        <br />
        {address.city}, {address.state} {address.zip_code}
      </p>
    )}
  </Card>
);

const asSums = (rows: { name: string; cents: number }[]) =>
  rows.map(({ name, cents }) => ({ name, sum: formatMoney(cents) }));

const Money = (order: StaffOrder) => (
  <Card as="section" space="small" className={css.section}>
    <h2>Money</h2>
    <Sums
      aria-label="What it costs"
      rows={asSums(sumsOf(order))}
      total={{ name: 'Total', sum: formatMoney(order.total) }}
    />
    <Sums aria-label="How it is paid" rows={asSums(paidOf(order))} />
  </Card>
);

const Paper = ({ number, gift_message }: StaffOrder) => (
  <Card as="section" space="small" className={css.section}>
    <h2>Paper</h2>
    <div className={css.actions}>
      <PaperLinks kinds={paperKinds.filter((kind) => kind !== 'gift' || gift_message)} orders={[number]} />
    </div>
  </Card>
);
