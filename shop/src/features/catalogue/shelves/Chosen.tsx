import { Button } from 'browser/ui/buttons/Button';
import { Chip } from 'browser/ui/values/Chip';
import css from './Chosen.module.css';
import { chosenIn } from './refinements';
import type { Listing } from './use-listing';

/** What narrows the list, each with its end. */
export const Chosen = ({ listing: { search, address, change, clear } }: { listing: Listing }) => (
  <ul className={css.chosen} aria-label="Chosen">
    {chosenIn(search, address).map(({ key, label, without }) => (
      <li key={key} className={css.choice}>
        <Chip label={label} onRemove={() => change(without)} />
      </li>
    ))}
    <li>
      <Button variant="quiet" size="small" onClick={clear}>
        Clear all
      </Button>
    </li>
  </ul>
);
