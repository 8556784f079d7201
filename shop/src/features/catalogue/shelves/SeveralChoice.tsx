import { Button } from 'browser/ui/buttons/Button';
import { Checkbox } from 'browser/ui/choices/Checkbox';
import type { Facet } from 'contract/catalogue';
import { useState } from 'react';
import type { SeveralField } from '../product-search';
import { ChoiceLabel } from './ChoiceLabel';
import { refinementTitles, valueWords } from './refinements';
import css from './SeveralChoice.module.css';

type Props = {
  field: SeveralField;
  facet: Facet;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
};

const shownAtFirst = 6;

/** Several values of one refinement: any of them will do. */
export function SeveralChoice({ field, facet, chosen, onChange }: Props) {
  const [all, setAll] = useState(false);
  const shown = facet.filter(({ value }, index) => all || index < shownAtFirst || chosen.includes(value));
  const more = facet.length - shown.length;
  const toggle = (value: string, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, value] : chosen.filter((each) => each !== value));
  return (
    <fieldset>
      <legend className={css.legend}>{refinementTitles[field]}</legend>
      {shown.map(({ value, count }) => (
        <Checkbox
          key={value}
          label={<ChoiceLabel words={valueWords(field, value)} count={count} />}
          checked={chosen.includes(value)}
          onChange={(event) => toggle(value, event.target.checked)}
        />
      ))}
      {(more > 0 || all) && facet.length > shownAtFirst && (
        <Button
          className={css.more}
          variant="quiet"
          size="small"
          aria-expanded={all}
          onClick={() => setAll(!all)}
        >
          {all ? 'Show fewer' : `Show ${more} more`}
        </Button>
      )}
    </fieldset>
  );
}
