import { useCall } from 'browser/calls/use-call';
import { Button } from 'browser/ui/buttons/Button';
import { Notice } from 'browser/ui/feedback/Notice';
import { Countdown } from 'browser/ui/values/Countdown';
import type { OwnTicket } from 'contract/lottery';
import { useHasCome } from '../../../platform/shop-clock';
import { GiveUpBottle } from '../../cart/GiveUpBottle';
import { claim, type Lottery } from '../lotteries.api';
import { useWayToCart } from './use-way-to-cart';

type Props = { lottery: Lottery; ticket: Pick<OwnTicket, 'id' | 'standing'>; until: string };

/** How long it is kept, and the way to buy it or to give it up: claimed already, it waits in the cart. */
export function ClaimBottle({ lottery, ticket, until }: Props) {
  const { busy, refusal, run } = useCall();
  const goToCart = useWayToCart(lottery);
  const isOver = useHasCome(until, lottery.clockAhead);
  const isClaimed = ticket.standing === 'claimed';

  const take = async () => {
    if (!isClaimed) await claim(lottery.id, ticket.id);
    await goToCart();
  };
  if (isOver) return <p>Time’s up: the bottle goes to the next ticket.</p>;
  return (
    <>
      <Countdown until={until} clockOffset={lottery.clockAhead} />
      {refusal && <Notice tone="danger">{refusal}</Notice>}
      <Button wide busy={busy} busyLabel="One moment..." onClick={() => void run(take)}>
        {isClaimed ? 'Go to the cart' : 'Claim the bottle'}
      </Button>
      <GiveUpBottle storeId={lottery.store_id} ticketId={ticket.id} name={lottery.name} disabled={busy} />
    </>
  );
}
