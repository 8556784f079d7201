import { Link } from '@tanstack/react-router';
import type { MenuDepartment, MenuItem, MenuPlace } from 'contract/catalogue';
import type { FilterField } from '../product-search';
import { ChoiceLabel } from '../shelves/ChoiceLabel';
import css from './DepartmentPanel.module.css';
import { MenuLink } from './MenuLink';

type Props = { id: string; department: MenuDepartment; onChosen: () => void };

const mostVarietals = 12;
const mostBrands = 8;

/** What the third level is called in each department. */
const varietalTitles = new Map([
  ['wine', 'Grapes'],
  ['beer', 'Styles'],
  ['sake', 'Grades'],
]);

export function DepartmentPanel({ id, department, onChosen }: Props) {
  const { name, slug, categories, varietals, brands, countries, regions } = department;
  const places = (title: string, field: 'country' | 'region', items: readonly MenuPlace[]) =>
    items.length > 1 && (
      <div className={css.column} data-field={field}>
        <p className={css.title} id={`${id}-${field}`}>
          {title}
        </p>
        <ul className={css.items} aria-labelledby={`${id}-${field}`}>
          {items.map((place) => (
            <li key={place.name}>
              <Link
                className={css.item}
                to="/products"
                search={{ department: slug, [field]: place.name }}
                activeOptions={{ exact: true, includeSearch: true }}
                onClick={onChosen}
              >
                <ChoiceLabel words={place.name} count={place.count} />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    );
  const column = (title: string, field: FilterField, items: readonly MenuItem[]) =>
    items.length > 0 && (
      <div className={css.column} data-field={field}>
        <p className={css.title} id={`${id}-${field}`}>
          {title}
        </p>
        <ul className={css.items} aria-labelledby={`${id}-${field}`}>
          {items.map((item) => (
            <li key={item.slug}>
              <MenuLink className={css.item} field={field} slug={item.slug} onChosen={onChosen}>
                <ChoiceLabel words={item.name} count={item.count} />
              </MenuLink>
            </li>
          ))}
        </ul>
      </div>
    );
  return (
    <div id={id} className={css.panel} data-panel>
      <div className={css.inside}>
        <MenuLink className={css.all} field="department" slug={slug} onChosen={onChosen}>
          All {name}
        </MenuLink>
        <div className={css.columns}>
          {column('Types', 'category', categories)}
          {column(varietalTitles.get(slug) ?? 'Types', 'varietal', varietals.slice(0, mostVarietals))}
          {places('Countries', 'country', countries)}
          {places('Regions', 'region', regions)}
          {column('Producers', 'brand', brands.slice(0, mostBrands))}
        </div>
      </div>
    </div>
  );
}
