import { useNavigate, useSearch } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { type FormEvent, lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import type { ProductAddress } from '../product-search';
import css from './ShopSearch.module.css';
import { useFocusBySlash } from './use-focus-by-slash';

const SearchSuggestions = lazy(() =>
  import('./SearchSuggestions').then(({ SearchSuggestions }) => ({ default: SearchSuggestions })),
);

const longest = 100;

/**
 * The search field of every page: light, until somebody uses it; then it is a combobox of what the words may
 * mean.
 */
export function ShopSearch() {
  const id = useId();
  const navigate = useNavigate();
  const asked = useSearch({ strict: false }).q;
  const input = useRef<HTMLInputElement>(null);
  const [used, setUsed] = useState(false);

  useFocusBySlash(input);
  // The field says what the address says.
  useEffect(() => {
    input.current!.value = typeof asked === 'string' ? asked : '';
  }, [asked]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const q = input.current!.value.trim();
    if (!q) return;
    // On touch screens the keyboard must go, because it covers the results. On a desk the focus stays.
    if (matchMedia('(pointer: coarse)').matches) input.current!.blur();
    const go = (search: ProductAddress) => navigate({ to: '/products', search });
    void import('./asked-in-words').then(
      ({ askedInWords }) => go(askedInWords(q)),
      () => go({ q }),
    );
  };

  const clear = () => {
    input.current!.value = '';
    input.current!.focus();
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
            aria-expanded="false"
            aria-controls={`${id}-list`}
            aria-keyshortcuts="/"
            placeholder="Grape, place, producer"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={longest}
            onFocus={() => setUsed(true)}
          />
        </label>
      </form>
      <Suspense>{used && <SearchSuggestions id={id} input={input} onClear={clear} />}</Suspense>
    </search>
  );
}
