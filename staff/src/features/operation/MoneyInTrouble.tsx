import { formatMoney, formatNumber, formatRelative } from 'browser/formats/format';
import { useMe } from '../../platform/me';
import { Section } from '../../ui/Section';
import css from './OperationScreen.module.css';
import type { Operation } from './operation.api';
import { Row } from './Row';

type Payments = Operation['payments'];

const wordsOfTrouble: Record<Payments['first'][number]['trouble'], string> = {
  undecided: 'Nobody knows yet whether it was paid',
  'not captured': 'The money was promised and not taken',
  'not refunded': 'The refund was not taken by the provider',
  'not ended': 'The payment was not called off',
};

export function MoneyInTrouble({ payments: { total, first } }: { payments: Payments }) {
  const { stores } = useMe();
  const nameOf = (storeId: number) => stores.find(({ id }) => id === storeId)?.name ?? `Store ${storeId}`;
  const left = total - first.length;
  return (
    <Section
      title="Money in trouble"
      lead="Payments that the provider has not answered for 15 minutes. The shop keeps asking by itself."
    >
      {total === 0 && <p>Every payment is settled.</p>}
      <ul className={css.rows}>
        {first.map(({ id, store_id, order_number, amount, trouble, since }) => (
          <Row
            key={`${id} ${trouble}`}
            name={`${order_number ?? 'Gift card'}, ${nameOf(store_id)}`}
            about={`${wordsOfTrouble[trouble]}. Asked ${formatRelative(since)}.`}
          >
            <strong>{formatMoney(amount)}</strong>
          </Row>
        ))}
      </ul>
      {left > 0 && <p>And {formatNumber(left)} more.</p>}
    </Section>
  );
}
