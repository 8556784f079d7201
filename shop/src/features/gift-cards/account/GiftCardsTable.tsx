import { Link } from '@tanstack/react-router';
import { formatDate, formatMoney } from 'browser/formats/format';
import { Skeleton } from 'browser/ui/feedback/Skeleton';
import { type Column, Table } from 'browser/ui/lists/Table';
import { Badge } from 'browser/ui/values/Badge';
import { type GiftCard, unreadableCode } from 'contract/gift-cards';
import { ReceiptText } from 'lucide-react';
import { useState } from 'react';
import css from './GiftCardsTable.module.css';
import type { GiftCardsAddress } from './gift-cards-search';

const daysOnceActivated = 56;

type StatementOf = (id: string) => GiftCardsAddress;
type Props = { cards: readonly GiftCard[] | undefined; busy: boolean; statementOf: StatementOf };

export function GiftCardsTable({ cards, busy, statementOf }: Props) {
  const [activated, setActivated] = useState<ReadonlySet<string>>(new Set());
  /** On this screen alone: the card itself knows nothing of it. */
  const activate = ({ id }: GiftCard) => setActivated((known) => new Set(known).add(id));
  const shown = (cards ?? []).map((card) =>
    activated.has(card.id)
      ? { ...card, status: 1 as const, remaining_validity_days: daysOnceActivated }
      : card,
  );
  return (
    <div className={css.table} data-busy={(busy && cards !== undefined) || undefined}>
      {!cards && <Skeleton label="Loading your gift cards" />}
      <Table
        caption="Your gift cards"
        columns={columnsOf(statementOf, activate)}
        rows={shown}
        rowKey={({ id }) => id}
        busy={busy}
        expectedRows={10}
        onRow={(card) => (card.status === 1 ? undefined : () => activate(card))}
      />
    </div>
  );
}

/** Four groups; where there is no room for four they stand two by two. */
const Code = ({ children }: { children: string }) => {
  if (children === unreadableCode)
    return (
      <span className={css.unreadable}>
        We can’t show this code. <Link to="/contact-us">Contact us</Link>
      </span>
    );
  const half = children.indexOf('-', children.length / 2 - 1) + 1;
  return (
    <span className={css.code}>
      <span>{children.slice(0, half)}</span>
      <span>{children.slice(half)}</span>
    </span>
  );
};

const spokenCode = (code: string) => (code === unreadableCode ? 'a card without its code' : code);

type Sent = { id: string; code: string; to: string; designId: number | null };

/** A card that was given away: its code is its recipient's alone, how it was given is its buyer's to see. */
const SentTo = ({ id, code, to, designId }: Sent) => (
  <span className={css.sent}>
    <span className={css.code}>{code}</span>
    {designId === null ? (
      <span className={css.to}>For {to}</span>
    ) : (
      <Link
        className={css.to}
        to="/gift-card/purchase/$id"
        params={{ id: `${designId}` }}
        search={{ purchase: id }}
      >
        For {to}
      </Link>
    )}
  </span>
);

const columnsOf = (statementOf: StatementOf, activate: (card: GiftCard) => void): Column<GiftCard>[] => [
  {
    id: 'code',
    header: 'Gift Card Number',
    cell: ({ id, gift_card_code, sent_to, design_id }) => (
      <span className={css.number}>
        {sent_to === null ? (
          <Code>{gift_card_code}</Code>
        ) : (
          <SentTo id={id} code={gift_card_code} to={sent_to} designId={design_id} />
        )}
        {sent_to === null && (
          <Link
            className={css.statement}
            to="/profile/gift-cards"
            search={statementOf(id)}
            resetScroll={false}
            activeProps={{}}
            aria-label={`Statement of ${spokenCode(gift_card_code)}`}
            title="Statement"
          >
            <ReceiptText aria-hidden="true" />
          </Link>
        )}
      </span>
    ),
  },
  { id: 'store', header: 'Store Name', cell: ({ store_name }) => store_name },
  { id: 'amount', header: 'Total AMT', align: 'end', cell: ({ amount }) => formatMoney(amount) },
  {
    id: 'bought',
    header: 'Purchase On',
    cell: ({ delivery_date }) => formatDate(delivery_date, 'day-first'),
  },
  {
    id: 'days',
    header: 'Remaining Days',
    align: 'end',
    cell: ({ remaining_validity_days }) => remaining_validity_days ?? '–',
  },
  {
    id: 'status',
    header: 'Status',
    cell: (card) =>
      card.status === 1 ? (
        <Badge tone="success">Active</Badge>
      ) : (
        <button
          type="button"
          className={css.activate}
          aria-label={`Not Active: mark ${spokenCode(card.gift_card_code)} as active here`}
          onClick={() => activate(card)}
        >
          <Badge tone="danger">Not Active</Badge>
        </button>
      ),
  },
];
