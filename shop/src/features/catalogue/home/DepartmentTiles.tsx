import { plural } from 'browser/formats/format';
import type { getHome } from 'contract/catalogue';
import type { Answer } from 'contract/platform/endpoint';
import { ProductPicture } from '../../goods/ProductPicture';
import { ShelfLink } from '../ShelfLink';
import css from './DepartmentTiles.module.css';

type Props = { departments: Answer<typeof getHome>['departments'] };

/** The doors to the departments, each with one of its bottles in the window. */
export const DepartmentTiles = ({ departments }: Props) =>
  departments.length > 0 && (
    <nav aria-label="Departments">
      <ul className={css.tiles}>
        {departments.map(({ slug, name, count, image_id }) => (
          <li key={slug} className={css.tile}>
            <div className={css.picture}>
              <ProductPicture imageId={image_id} sizes="160px" widths={[160, 240, 400]} />
            </div>
            <ShelfLink by="department" slug={slug} className={css.name}>
              {name}
            </ShelfLink>
            <p className={css.count}>{plural(count, { one: '# choice', other: '# choices' })}</p>
          </li>
        ))}
      </ul>
    </nav>
  );
