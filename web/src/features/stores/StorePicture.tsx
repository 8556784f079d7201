import type { Store } from 'contract/stores';
import css from './StorePicture.module.css';

/** The room for it is kept, so that nothing moves when it arrives. */
export const StorePicture = ({ store: { name, image_id } }: { store: Pick<Store, 'name' | 'image_id'> }) => (
  <img
    className={css.picture}
    src={`/files/${image_id ?? 'store-default'}?w=600`}
    alt={image_id ? `The shop front of ${name}` : ''}
    width={600}
    height={400}
    loading="lazy"
    decoding="async"
  />
);
