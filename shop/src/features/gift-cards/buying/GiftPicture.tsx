import type { GiftCardDesign } from 'contract/gift-cards/designs';
import { type PictureWidth, picturePath } from 'contract/platform/pictures';
import css from './GiftPicture.module.css';

const widths: PictureWidth[] = [240, 400, 600, 800, 1200];

type Props = {
  design: Pick<GiftCardDesign, 'image_id' | 'description'>;
  sizes: string;
  /** Among those that are seen first: its picture does not wait to come into view. */
  first?: boolean;
  /** Where the words beside it say what it is. */
  mute?: boolean;
};

/** The front of a card, in the shape in which all of them are drawn. */
export const GiftPicture = ({ design, sizes, first, mute }: Props) => (
  <img
    className={css.picture}
    src={picturePath(design.image_id, 600)}
    srcSet={widths.map((width) => `${picturePath(design.image_id, width)} ${width}w`).join(', ')}
    sizes={sizes}
    alt={mute ? '' : design.description}
    width={1200}
    height={760}
    loading={first ? 'eager' : 'lazy'}
    decoding="async"
  />
);
