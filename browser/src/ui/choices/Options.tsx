import { Check } from 'lucide-react';
import { Collection, ListBox, ListBoxItem, ListBoxLoadMoreItem } from 'react-aria-components';
import css from './Options.module.css';

export type OptionId = string | number;
export type Option<Id extends OptionId = OptionId> = { id: Id; name: string; disabled?: boolean };

type OptionsProps = {
  options: readonly Option[];
  loading?: boolean | undefined;
  /** Called when somebody has scrolled to the end of what is given. */
  onEnd?: (() => void) | undefined;
};

/** The list of a Select or a Combobox. */
export function Options({ options, loading, onEnd }: OptionsProps) {
  return (
    <ListBox
      className={css.list}
      renderEmptyState={() => <div className={css.empty}>{loading ? 'Loading…' : 'No Option Available'}</div>}
    >
      <Collection items={options}>
        {(option: Option) => (
          <ListBoxItem className={css.option} textValue={option.name} isDisabled={option.disabled}>
            <span className={css.name}>{option.name}</span>
            <Check className={css.check} aria-hidden size="1em" />
          </ListBoxItem>
        )}
      </Collection>
      {onEnd && <ListBoxLoadMoreItem onLoadMore={onEnd} />}
    </ListBox>
  );
}

/**
 * React Aria may answer with the text of a numeric id (a browser's autofill does): the option's own id
 * counts.
 */
export function optionOf<Id extends OptionId>(
  options: readonly Option<Id>[],
  key: OptionId | null | undefined,
) {
  return key == null ? undefined : options.find((option) => String(option.id) === String(key));
}
