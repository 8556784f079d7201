import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Search, X } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, lazy, Suspense, useId, useRef, useState } from 'react';
import { useStoreData } from '../../platform/store-data';
import { IconButton } from '../../ui/IconButton';
import css from './ShopSearch.module.css';
import { useFocusBySlash } from './use-focus-by-slash';
import { useSettled } from './use-settled';

const Suggestions = lazy(() => import('./Suggestions').then(({ Suggestions }) => ({ default: Suggestions })));

const pause = 150;
const longest = 100;

/** What is suggested for the words as they stand once somebody pauses; an answer to words before is never shown as theirs. */
function useSuggestions(typed: string, wanted: boolean) {
  const storeId = useStoreData(({ selectedStore }) => selectedStore?.id);
  const words = useSettled(typed.trim(), pause);
  const { data } = useQuery({
    queryKey: ['products', storeId, 'suggestions', words],
    queryFn: async () => (await import('./suggest')).suggest(storeId!, words),
    enabled: wanted && storeId !== undefined && words !== '',
    placeholderData: keepPreviousData,
  });
  return words === '' ? undefined : data;
}

/** The field that every page has: a combobox of what the words may mean. */
export function ShopSearch() {
  const id = useId();
  const navigate = useNavigate();
  const asked = useSearch({ strict: false }).q;
  const shown = typeof asked === 'string' ? asked : '';
  const [before, setBefore] = useState(shown);
  const [text, setText] = useState(shown);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const input = useRef<HTMLInputElement>(null);
  const suggested = useSuggestions(text, open);
  const isShown = open && text.trim() !== '' && Boolean(suggested?.length);
  const chosen = isShown ? suggested?.[active] : undefined;

  useFocusBySlash(input);
  // The address has changed: the field says what it says.
  if (shown !== before) {
    setBefore(shown);
    setText(shown);
  }

  const close = () => {
    setOpen(false);
    setActive(-1);
  };

  const type = (typed: string) => {
    setText(typed);
    setActive(-1);
    setOpen(true);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const q = text.trim();
    close();
    if (chosen) void navigate(chosen.way);
    else if (q) void navigate({ to: '/products', search: { q } });
    input.current?.blur();
  };

  const press = (event: KeyboardEvent) => {
    const count = suggested?.length ?? 0;
    if (event.key === 'Escape' && isShown) {
      event.preventDefault();
      close();
    } else if (event.key === 'Escape' && text) type('');
    else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && text.trim()) {
      event.preventDefault();
      setOpen(true);
      const by = event.key === 'ArrowDown' ? 1 : -1;
      // Between the last and the first lies the field itself.
      if (isShown) setActive(((active + 1 + by + count + 1) % (count + 1)) - 1);
      else setActive(by > 0 ? 0 : count - 1);
    }
  };

  return (
    <search className={css.search}>
      <form onSubmit={submit}>
        <label className={css.frame}>
          <Search aria-hidden="true" />
          <input
            ref={input}
            className={css.input}
            type="text"
            role="combobox"
            aria-label="Search the shop"
            aria-autocomplete="list"
            aria-expanded={isShown}
            aria-controls={`${id}-list`}
            aria-activedescendant={chosen ? `${id}-${active}` : undefined}
            aria-keyshortcuts="/"
            placeholder="Grape, place, producer"
            autoComplete="off"
            autoCorrect="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={longest}
            value={text}
            onChange={(event) => type(event.target.value)}
            onFocus={() => setOpen(true)}
            onClick={() => setOpen(true)}
            onKeyDown={press}
            onBlur={close}
          />
        </label>
        {text && (
          <IconButton
            className={css.clear}
            size="small"
            label="Clear search"
            onClick={() => {
              type('');
              input.current?.focus();
            }}
          >
            <X />
          </IconButton>
        )}
      </form>
      <Suspense>
        {isShown && (
          <Suggestions id={id} words={text} suggested={suggested!} active={active} onChosen={close} />
        )}
      </Suspense>
    </search>
  );
}
