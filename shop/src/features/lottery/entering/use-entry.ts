import { useCall } from 'browser/calls/use-call';
import { enter, type Lottery } from '../lotteries.api';

/** The press that enters a draw, and the words that tell of the ticket. */
export function useEntry({ id }: Lottery, tell: (words: string) => void, refused?: (words: string) => void) {
  const { busy, refusal, run } = useCall({ refused: (_error, words) => words && refused?.(words) });
  const goIn = () =>
    void run(async () => {
      const { ticket_no } = await enter(id);
      tell(`You are in the draw with the ticket ${ticket_no}.`);
    });
  return { busy, refusal, goIn };
}
