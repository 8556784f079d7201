import { formatNumber } from 'browser/formats/format';
import { Button } from 'browser/ui/buttons/Button';
import css from './DataTable.module.css';
import type { AllThatMatch, Selection } from './use-selecting';

type Props = Selection & {
  what: string;
  /** Whether all rows of the page in view are chosen. */
  isWholePage: boolean;
  /** How many match on all pages. */
  matching: number;
};

/** What can be done with the chosen rows; it stays in view while they are gone through. */
export function SelectionBar({ what, chosen, onChoose, actions, all, isWholePage, matching }: Props) {
  const clear = () => {
    onChoose(new Set());
    all?.onChoose(false);
  };
  const said = all?.isChosen ? `All ${formatNumber(matching)} that match` : formatNumber(chosen.size);
  const isEmpty = chosen.size === 0 && !all?.isChosen;
  return (
    <section aria-label={`Selected ${what}`} className={css.bar} hidden={isEmpty}>
      <output>{!isEmpty && `${said} selected`}</output>
      {all && !all.isChosen && isWholePage && matching > chosen.size && (
        <AllButton {...all} matching={matching} />
      )}
      {actions(chosen)}
      <Button variant="quiet" size="small" onClick={clear}>
        Clear
      </Button>
    </section>
  );
}

const AllButton = ({ matching, most, onChoose }: AllThatMatch & { matching: number }) =>
  matching <= most ? (
    <Button variant="quiet" size="small" onClick={() => onChoose(true)}>
      Select all {formatNumber(matching)} that match
    </Button>
  ) : (
    <span>
      {formatNumber(matching)} match. Up to {formatNumber(most)} can be selected at once.
    </span>
  );
