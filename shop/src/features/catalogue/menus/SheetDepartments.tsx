import { Skeleton } from 'browser/ui/feedback/Skeleton';
import { Disclosure } from 'browser/ui/overlays/Disclosure';
import { ChoiceLabel } from '../shelves/ChoiceLabel';
import { MenuLink } from './MenuLink';
import css from './SheetDepartments.module.css';
import { useMenus } from './use-menus';

/** The departments in the sheet of narrow screens: each unfolds into its kinds. */
export function SheetDepartments({ onChosen }: { onChosen: () => void }) {
  const menus = useMenus();
  if (menus.isPending) return <Skeleton lines={5} />;
  return menus.data?.departments.map(({ slug, name, count, categories }) => (
    <Disclosure key={slug} title={name} name="department">
      <ul className={css.items}>
        <li>
          <MenuLink className={css.item} field="department" slug={slug} onChosen={onChosen}>
            <ChoiceLabel words={`All ${name}`} count={count} />
          </MenuLink>
        </li>
        {categories.map((category) => (
          <li key={category.slug}>
            <MenuLink className={css.item} field="category" slug={category.slug} onChosen={onChosen}>
              <ChoiceLabel words={category.name} count={category.count} />
            </MenuLink>
          </li>
        ))}
      </ul>
    </Disclosure>
  ));
}
