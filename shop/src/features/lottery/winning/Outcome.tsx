import { Link } from '@tanstack/react-router';
import { formatDateTime, formatNumber, plural } from 'browser/formats/format';
import { buttonLook } from 'browser/ui/buttons/button-look';
import type { OwnTicket, TicketStanding } from 'contract/lottery';
import type { ReactNode } from 'react';
import { claimUntil } from '../claim-until';
import type { Lottery } from '../lotteries.api';
import { Ticket } from '../tickets/Ticket';
import { ClaimBottle } from './ClaimBottle';

type Props = { lottery: Lottery; ticket: OwnTicket };

const before = {
  zero: 'You’re next in line',
  one: '# person is ahead of you',
  other: '# people are ahead of you',
};

/** What the draw has brought, and what follows from it. */
export function Outcome({ lottery, ticket }: Props) {
  const { says, more } = outcomeOf(lottery, ticket);
  const until = claimUntil(ticket);
  return (
    <Ticket ticket={ticket} says={says}>
      {more}
      {until && <ClaimBottle lottery={lottery} ticket={ticket} until={until} />}
      <WayOn standing={ticket.standing} />
    </Ticket>
  );
}

const placeOf = ({ entries }: Lottery, rank: number | null) =>
  rank === null ? null : (
    <p>
      Your place in the draw: {formatNumber(rank)} of {formatNumber(entries)}.
    </p>
  );

type OutcomeWords = { says: string; more: ReactNode };

function outcomeOf(lottery: Lottery, { standing, rank, ahead, claim_until }: OwnTicket): OutcomeWords {
  const place = placeOf(lottery, rank);
  const until = claim_until && formatDateTime(claim_until, lottery.timezone);
  const told: Record<TicketStanding, OutcomeWords> = {
    entered: { says: 'You are in the draw', more: null },
    won: {
      says: `The bottle is yours until ${until}`,
      more: <p>Claim it and check out before then. After that, it goes to the next ticket.</p>,
    },
    claimed: {
      says: `The bottle is in your cart until ${until}`,
      more: <p>It’s reserved for you. Buy it before then, or it goes to the next ticket.</p>,
    },
    paid: { says: 'The bottle is bought', more: <p>You can follow it under Orders.</p> },
    handed_over: { says: 'The bottle is yours', more: <p>Enjoy it in good company.</p> },
    lapsed: {
      says: 'Your turn has passed',
      more: <p>The bottle has gone to the next ticket. Other draws are open to you as before.</p>,
    },
    alternate: {
      says: `You are an alternate. ${plural(ahead ?? 0, before)}.`,
      more: (
        <>
          {place}
          <p>If a winner does not buy in time, the next ticket has its turn. We’ll email you right away.</p>
        </>
      ),
    },
    called_off: {
      says: 'Your ticket is no longer in play',
      more: <p>Entering was free, so there is nothing to pay and nothing to give back.</p>,
    },
    lost: {
      says: 'It was not your turn this time',
      more: (
        <>
          {place}
          <p>All bottles have found a home. The next draw begins anew, with the same chance.</p>
        </>
      ),
    },
  };
  return told[standing];
}

const look = buttonLook({ variant: 'secondary', size: 'small' });

function WayOn({ standing }: { standing: TicketStanding }) {
  if (standing === 'paid' || standing === 'handed_over')
    return (
      <Link {...look} to="/profile/orders">
        See your orders
      </Link>
    );
  if (standing === 'lost' || standing === 'lapsed' || standing === 'called_off')
    return (
      <Link {...look} to="/lottery">
        See the other lotteries
      </Link>
    );
  return null;
}
