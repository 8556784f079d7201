import { SearchField } from 'browser/ui/fields/SearchField';
import { longestSearch } from 'contract/catalogue/query';
import { useTypedWords } from '../use-typed-words';

type Props = {
  words: string;
  onWords: (words: string) => void;
  label?: string;
  placeholder?: string;
  busy?: boolean;
};

export function BottleSearch(props: Props) {
  const {
    words,
    onWords,
    label = 'Search bottles',
    placeholder = 'Brand, name or vintage',
    busy = false,
  } = props;
  const { typed, type, clear } = useTypedWords(words, onWords);
  return (
    <SearchField
      label={label}
      placeholder={placeholder}
      maxLength={longestSearch}
      value={typed}
      busy={busy}
      onChange={({ target }) => type(target.value)}
      onClear={clear}
    />
  );
}
