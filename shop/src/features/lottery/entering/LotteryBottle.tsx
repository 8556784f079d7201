import type { LotterySummary } from 'contract/lottery';
import type { PictureWidth } from 'contract/platform/pictures';
import { ProductPicture } from '../../goods/ProductPicture';
import css from './LotteryBottle.module.css';

type Props = {
  product: LotterySummary['product'];
  size: 'small' | 'medium' | 'large';
  /** Among what is seen first: its picture does not wait to come into view. */
  first?: boolean;
  /** Fills what holds it, to the edge. */
  flush?: boolean;
};

const widths: Record<Props['size'], readonly PictureWidth[]> = {
  small: [160, 240, 400],
  medium: [240, 400, 600, 800],
  large: [400, 600, 800, 1200],
};
const sizes = { small: '6rem', medium: '17rem', large: '(width < 48rem) 55vw, 24rem' };

/** The bottle that it is about, where it stands in the light. */
export const LotteryBottle = ({ product, size, first, flush }: Props) => (
  <div className={css.stage} data-size={size} data-flush={flush || undefined}>
    <div className={css.bottle}>
      <ProductPicture
        imageId={product?.image_id ?? null}
        standIn={product?.stand_in}
        sizes={sizes[size]}
        widths={widths[size]}
        first={first}
      />
    </div>
  </div>
);
