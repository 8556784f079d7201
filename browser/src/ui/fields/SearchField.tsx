import { Search, X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { IconButton } from '../buttons/IconButton';
import { Spinner } from '../feedback/Spinner';
import css from './SearchField.module.css';
import { TextField } from './TextField';

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'start' | 'end'> & {
  /** Shows the button that empties the field while there is a `value`. */
  onClear?: () => void;
  busy?: boolean;
};

export function SearchField({ onClear, busy = false, ...rest }: Props) {
  const clear = onClear && rest.value && (
    <IconButton size="small" label="Clear search" onClick={onClear}>
      <X />
    </IconButton>
  );
  return (
    <TextField
      hideLabel
      autoComplete="off"
      enterKeyHint="search"
      {...rest}
      type="search"
      className={css.input}
      start={busy ? <Spinner /> : <Search aria-hidden="true" />}
      end={clear}
    />
  );
}
