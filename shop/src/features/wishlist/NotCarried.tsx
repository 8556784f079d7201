import type { ReactNode } from 'react';
import type { KeptStore } from '../../platform/store-data';
import { ProductPicture } from '../goods/ProductPicture';
import css from './NotCarried.module.css';

type Props = { name: string; store: KeptStore; children: ReactNode };

/** Wishes that only other stores carry stay on the list, less prominently. */
export const NotCarried = ({ name, store, children }: Props) => (
  <article className={css.card}>
    <div className={css.ground}>
      <ProductPicture imageId={null} sizes="" />
    </div>
    <div>
      <h2 className={css.name}>{name}</h2>
      <p className={css.says}>Not carried at {store.name}</p>
    </div>
    <div>{children}</div>
  </article>
);
