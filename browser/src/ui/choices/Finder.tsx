import { Search } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import {
  Autocomplete,
  Collection,
  Header,
  Input,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  TextField,
} from 'react-aria-components';
import { Spinner } from '../feedback/Spinner';
import control from '../fields/control.module.css';
import css from './Finder.module.css';

export type Findable = { id: string; name: string; about?: string | undefined };
export type FoundGroup<Found extends Findable> = { name: string; found: readonly Found[] };

type Props<Found extends Findable> = {
  label: string;
  placeholder: string;
  maxLength: number;
  typed: string;
  onType: (typed: string) => void;
  /** Those without anything are left out. */
  groups: readonly FoundGroup<Found>[];
  onChoose: (found: Found) => void;
  /** More is coming. */
  busy: boolean;
  empty: ReactNode;
};

/** A field, and below it what it finds: typing stays in the field, the arrow keys go through the list, Enter chooses. */
export function Finder<Found extends Findable>(props: Props<Found>) {
  const { label, placeholder, maxLength, typed, onType, groups, onChoose, busy, empty } = props;
  const shown = useMemo(() => groups.filter(({ found }) => found.length > 0), [groups]);
  const choose = (id: unknown) => {
    const chosen = shown.flatMap(({ found }) => found).find((each) => each.id === id);
    if (chosen) onChoose(chosen);
  };
  return (
    <div className={css.finder}>
      <Autocomplete inputValue={typed} onInputChange={onType}>
        <TextField aria-label={label} className={css.field} autoFocus>
          <span className={control.frame}>
            <span className={control.start}>{busy ? <Spinner /> : <Search aria-hidden />}</span>
            {/* What a scanner types here is meant for this field. */}
            <Input
              className={control.input}
              // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props, jsx-a11y/prefer-tag-over-role -- React Aria's
              role="combobox"
              aria-expanded
              placeholder={placeholder}
              maxLength={maxLength}
              enterKeyHint="go"
              data-scans
            />
          </span>
        </TextField>
        <ListBox
          className={css.list}
          aria-label={`Found: ${label}`}
          items={shown}
          onAction={choose}
          renderEmptyState={() => <p className={css.empty}>{empty}</p>}
        >
          {({ name, found }: FoundGroup<Found>) => (
            <ListBoxSection id={name}>
              <Header className={css.group}>{name}</Header>
              <Collection items={found}>
                {(each: Found) => (
                  <ListBoxItem className={css.found} textValue={each.name}>
                    <span className={css.name}>{each.name}</span>
                    {each.about && <span className={css.about}>{each.about}</span>}
                  </ListBoxItem>
                )}
              </Collection>
            </ListBoxSection>
          )}
        </ListBox>
      </Autocomplete>
    </div>
  );
}
