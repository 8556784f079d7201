import groups from 'browser/ui/lists/groups.module.css';
import { shownStates, stateWords } from '../lottery-words';
import { LotteryListLink } from './LotteryListLink';
import { addressAfter, type LotteriesSearch } from './lotteries-search';

/** All lotteries, or those that have come equally far. */
export const LotteryStates = ({ search }: { search: LotteriesSearch }) => (
  <nav aria-label="Which lotteries" className={groups.groups}>
    {[undefined, ...shownStates].map((state) => (
      <LotteryListLink
        key={state ?? 'all'}
        className={groups.group}
        aria-current={state === search.state && search.product === undefined ? 'true' : undefined}
        search={addressAfter(search, { state, product: undefined })}
      >
        {state ? stateWords[state].name : 'All'}
      </LotteryListLink>
    ))}
    {search.product !== undefined && (
      <LotteryListLink className={groups.group} aria-current="true" search={addressAfter(search, {})}>
        One bottle
      </LotteryListLink>
    )}
  </nav>
);
