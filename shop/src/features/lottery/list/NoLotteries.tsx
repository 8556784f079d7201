import { Link } from '@tanstack/react-router';
import { buttonLook } from 'browser/ui/buttons/button-look';
import { EmptyState } from 'browser/ui/feedback/EmptyState';
import { Illustration } from 'browser/ui/feedback/Illustration';
import art from '../../../art/vignette-tickets.avif';
import { stateWords } from '../lottery-words';
import type { LotteriesSearch } from './lotteries-search';

/** Says what is not here, and where there is something. */
export function NoLotteries({ search: { state, product } }: { search: LotteriesSearch }) {
  const isNarrow = state !== undefined || product !== undefined;
  const says = state ? stateWords[state].none : 'This store has no lotteries yet';
  return (
    <EmptyState
      picture={<Illustration source={art} />}
      title={product === undefined ? says : 'There is no lottery of this bottle here'}
      action={
        <Link {...buttonLook({ variant: 'secondary' })} to={isNarrow ? '/lottery' : '/products'}>
          {isNarrow ? 'See all lotteries' : 'Shop all wine'}
        </Link>
      }
    >
      A draw is announced here days before it opens, with what proves that it is fair. Other stores hold
      lotteries of their own.
    </EmptyState>
  );
}
