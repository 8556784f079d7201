import { Link } from '@tanstack/react-router';
import { formatList } from 'browser/formats/format';
import { Button } from 'browser/ui/buttons/Button';
import { buttonLook } from 'browser/ui/buttons/button-look';
import { EmptyState } from 'browser/ui/feedback/EmptyState';
import { Illustration } from 'browser/ui/feedback/Illustration';
import art from '../../../art/vignette-results.avif';
import { findInMenus, useMenus } from '../menus/use-menus';
import { filterIn, type ProductSearch, refinementsIn } from '../product-search';
import css from './NoProducts.module.css';
import { type Choice, chosenIn } from './refinements';
import type { Listing } from './use-listing';

const popular = 4;

/** Says what was looked for, and the ways out. */
export function NoProducts({ listing, busy }: { listing: Listing; busy: boolean }) {
  const { search, address, change, clear } = listing;
  const chosen = chosenIn(search, address);
  const menus = useMenus();
  const departments = menus.data?.departments ?? [];
  const filter = filterIn(search);
  const place = filter && findInMenus(departments, filter.field, filter.slug)?.item.name;
  const last = chosen.at(-1);
  const isAnything = !search.q && !filter && chosen.length === 0;
  const shelves = departments
    .flatMap(({ categories }) => categories)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, popular);

  return (
    <div className={css.nothing} aria-busy={busy || undefined}>
      <EmptyState
        picture={<Illustration source={art} />}
        title={
          isAnything
            ? 'The shelves of this store are empty'
            : `Nothing matches ${askedFor(search, chosen, place)}`
        }
        action={
          <>
            {last && (
              <Button variant="secondary" onClick={() => change(last.without)}>
                Without “{last.label}”
              </Button>
            )}
            {chosen.length > 1 && (
              <Button variant="secondary" onClick={clear}>
                Clear all
              </Button>
            )}
            {filter && (
              // As by the menus: what narrows the list comes along, and only what leaves nothing is dropped.
              <Link
                {...buttonLook({ variant: 'secondary' })}
                to="/products"
                search={{ ...refinementsIn(search), q: search.q }}
                state={{ changedShelf: true }}
              >
                Search all departments
              </Link>
            )}
          </>
        }
      >
        {isAnything
          ? 'Bottles appear here as soon as the store has put them on sale.'
          : search.q
            ? 'Try fewer words, or the name of a grape, a place or a producer.'
            : 'Remove a filter to see more bottles.'}
      </EmptyState>
      {shelves.length > 0 && !isAnything && (
        <nav className={css.popular} aria-label="Popular shelves">
          <p className={css.title}>Popular shelves</p>
          <ul className={css.shelves}>
            {shelves.map(({ slug, name }) => (
              <li key={slug}>
                <Link to="/products" search={{ category: slug }} className={css.shelf}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}

function askedFor(search: ProductSearch, chosen: readonly Choice[], place: string | undefined) {
  const words = search.q && `“${search.q}”`;
  const choices = chosen.length > 0 && `your choice of ${formatList(chosen.map(({ label }) => label))}`;
  const asked = [words, choices].filter(Boolean).join(' with ');
  if (!asked) return place ?? 'this';
  return place ? `${asked} in ${place}` : asked;
}
