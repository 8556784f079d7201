import { useCall } from 'browser/calls/use-call';
import type { OwnTicket } from 'contract/lottery';
import { claim, type Lottery } from '../lotteries.api';
import { useWayToCart } from './use-way-to-cart';

/** The press that takes a won bottle into the cart, or goes there where it lies already. */
export function useClaim(
  lottery: Lottery,
  { id, standing }: Pick<OwnTicket, 'id' | 'standing'>,
  refused?: (words: string) => void,
) {
  const { busy, refusal, run } = useCall({ refused: (_error, words) => words && refused?.(words) });
  const goToCart = useWayToCart(lottery);
  const isClaimed = standing === 'claimed';
  const take = () =>
    void run(async () => {
      if (!isClaimed) await claim(lottery.id, id);
      await goToCart();
    });
  return { busy, refusal, take, does: isClaimed ? 'Go to the cart' : 'Claim the bottle' };
}
