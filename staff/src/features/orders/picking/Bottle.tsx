import { formatNumber } from 'browser/formats/format';
import type { PickItem } from 'contract/orders/picking.staff';
import { picturePath } from 'contract/platform/pictures';
import type { ReactNode } from 'react';
import { nameOfLine } from '../words-of-orders';
import css from './Bottle.module.css';

type Props = {
  item: PickItem;
  /** What else there is to say of it. */
  children?: ReactNode;
};

/** Where it stands and what it looks like: what somebody at the shelf compares. */
export const Bottle = ({ item, children }: Props) => (
  <span className={css.bottle}>
    <span className={css.picture}>
      {item.image_id !== null && <img src={picturePath(item.image_id, 160)} alt="" width={48} height={64} />}
    </span>
    <span className={css.words}>
      {item.shelf_place && <span className={css.place}>{item.shelf_place}</span>}
      <span className={css.name}>{nameOfLine(item)}</span>
      <span className={css.about}>{aboutOf(item).join(' · ')}</span>
      {children && <span className={css.about}>{children}</span>}
    </span>
  </span>
);

const aboutOf = ({ size_ml, pack_count, set_name }: PickItem) =>
  [
    size_ml !== null && `${formatNumber(size_ml)} ml`,
    pack_count > 1 && `pack of ${pack_count}`,
    set_name && `of the set ${set_name}`,
  ].filter((part) => typeof part === 'string');
