import type { MenuDepartment, MenuItem } from 'contract/catalogue';
import { ChoiceLabel } from './ChoiceLabel';
import css from './DepartmentPanel.module.css';
import { MenuLink } from './MenuLink';
import type { FilterField } from './product-search';

type Props = { id: string; department: MenuDepartment; onChosen: () => void };

const mostVarietals = 12;
const mostBrands = 8;

/** What the third level is called in each department. */
const varietalTitles: Record<string, string> = { wine: 'Grapes', beer: 'Styles', sake: 'Grades' };

export function DepartmentPanel({ id, department, onChosen }: Props) {
  const { name, slug, categories, varietals, brands } = department;
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
          {column('Kinds', 'category', categories)}
          {column(varietalTitles[slug] ?? 'Types', 'varietal', varietals.slice(0, mostVarietals))}
          {column('Producers', 'brand', brands.slice(0, mostBrands))}
        </div>
      </div>
    </div>
  );
}
