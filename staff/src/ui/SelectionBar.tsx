import { formatNumber } from 'browser/formats/format';
import { Button } from 'browser/ui/buttons/Button';
import css from './DataTable.module.css';
import type { Selection } from './use-selecting';

/** What can be done with the chosen rows; it stays in view while they are gone through. */
export const SelectionBar = ({ what, chosen, onChoose, actions }: Selection & { what: string }) => (
  <section aria-label={`Selected ${what}`} className={css.bar} hidden={chosen.size === 0}>
    <output>{chosen.size > 0 && `${formatNumber(chosen.size)} selected`}</output>
    {actions(chosen)}
    <Button variant="quiet" size="small" onClick={() => onChoose(new Set())}>
      Clear
    </Button>
  </section>
);
