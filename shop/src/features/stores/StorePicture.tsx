import { type PictureWidth, picturePath } from 'contract/platform/pictures';
import type { Store } from 'contract/stores';
import css from './StorePicture.module.css';

type Props = {
  store: Pick<Store, 'name' | 'image_id'>;
  /** On a store's own page it is the large picture that is seen first. */
  large?: boolean;
};

const defaultImage = 'store-default';
const largeWidths: PictureWidth[] = [600, 800, 1200];

/** The room for it is kept, so that nothing moves when it arrives. */
export function StorePicture({ store: { name, image_id }, large = false }: Props) {
  const id = image_id ?? defaultImage;
  return (
    <img
      className={css.picture}
      src={picturePath(id, large ? 1200 : 600)}
      srcSet={
        large ? largeWidths.map((width) => `${picturePath(id, width)} ${width}w`).join(', ') : undefined
      }
      sizes={large ? '(width < 64rem) 100vw, 640px' : undefined}
      alt={image_id ? `The shop front of ${name}` : ''}
      width={600}
      height={400}
      loading={large ? 'eager' : 'lazy'}
      fetchPriority={large ? 'high' : 'auto'}
      decoding="async"
    />
  );
}
