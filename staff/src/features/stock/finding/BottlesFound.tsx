import { useQuery } from '@tanstack/react-query';
import { inWords } from 'browser/calls/in-words';
import type { Shelf } from 'contract/stock/stock.staff';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { BottleSearch } from '../../../ui/bottles/BottleSearch';
import { bottleName, bottleSize } from '../../../ui/bottles/bottle-words';
import { shelvesQuery } from '../stock.api';
import css from './BottlesFound.module.css';

const mostShown = 8;

type Props = { storeId: number; onBottle: (shelf: Shelf) => unknown };

/** Finds by its name a bottle that has no code, or a code that nobody knows yet. */
export function BottlesFound({ storeId, onBottle }: Props) {
  const [words, setWords] = useState('');
  const { data, error, isFetching } = useQuery({
    ...shelvesQuery(storeId, { q: words }),
    enabled: words !== '',
  });
  const found = words === '' ? [] : (data?.data.slice(0, mostShown) ?? []);
  return (
    <search className={css.search}>
      <BottleSearch words={words} onWords={setWords} label="Or search by name" />
      {error && words !== '' && <p role="alert">{inWords(error)}</p>}
      {words !== '' && data && !isFetching && found.length === 0 && <p>Nothing matches “{words}”.</p>}
      <ul className={css.found}>
        {found.map((shelf) => (
          <li key={shelf.product_id}>
            <button type="button" className={css.bottle} onClick={() => onBottle(shelf)}>
              <Plus aria-hidden="true" />
              <span>
                {bottleName(shelf)} <span className={css.size}>{bottleSize(shelf)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </search>
  );
}
