import type { LotterySummary } from 'contract/lottery';
import type { PictureWidth } from 'contract/platform/pictures';
import { ProductPicture } from '../catalogue/ProductPicture';
import css from './LotteryBottle.module.css';

type Props = {
  product: LotterySummary['product'];
  size: 'small' | 'large';
  /** Where it is the picture of the page. */
  alt?: string;
};

const widths: Record<Props['size'], readonly PictureWidth[]> = {
  small: [160, 240, 400],
  large: [400, 600, 800, 1200],
};
const sizes = { small: '6rem', large: '(width < 48rem) 55vw, 24rem' };

/** The bottle that it is about, where it stands in the light. */
export const LotteryBottle = ({ product, size, alt }: Props) => (
  <div className={css.stage} data-size={size}>
    <div className={css.bottle}>
      <ProductPicture
        imageId={product?.image_id ?? null}
        standIn={product?.stand_in}
        sizes={sizes[size]}
        widths={widths[size]}
        alt={alt}
        first={size === 'large'}
      />
    </div>
  </div>
);
