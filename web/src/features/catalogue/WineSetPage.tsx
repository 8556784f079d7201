import { Link } from '@tanstack/react-router';
import type { WineSetDetails } from 'contract/catalogue-sets';
import { PageTitle } from '../../app/PageTitle';
import { formatMoney, plural } from '../../platform/format';
import { useStoreData } from '../../platform/store-data';
import { Breadcrumb } from '../../ui/Breadcrumb';
import { PageHeading } from '../../ui/PageHeading';
import { Price } from '../../ui/Price';
import { AddToCart } from '../cart/AddToCart';
import { WishButton } from '../wishlist/WishButton';
import box from './BuyBox.module.css';
import { DeliveryPromises } from './DeliveryPromises';
import gallery from './ProductGallery.module.css';
import page from './ProductPage.module.css';
import { ProductPicture } from './ProductPicture';
import { SetParts } from './SetParts';
import { StockLine } from './StockLine';
import css from './WineSetPage.module.css';

type Props = { set: WineSetDetails; busy: boolean };

const widths = [240, 400, 600, 800, 1200] as const;
const shownWidth = '(width < 48rem) 70vw, (width < 64rem) 34vw, 480px';

/** A set: its box, its words, what is in it, and what it saves. */
export const WineSetPage = ({ set, busy }: Props) => (
  <div className={page.page} aria-busy={busy || undefined}>
    <PageTitle>{set.name}</PageTitle>
    <Breadcrumb>
      <Link to="/wine-set">Wine sets</Link>
      <span aria-current="page">{set.name}</span>
    </Breadcrumb>
    <div className={page.columns}>
      <div className={gallery.gallery}>
        <div className={gallery.stage}>
          <ProductPicture
            imageId={set.image_id}
            standIn={set.stand_in}
            alt={set.name}
            sizes={shownWidth}
            widths={widths}
            first
          />
        </div>
      </div>
      <div className={page.side}>
        <div className={css.summary}>
          <p className={css.pieces}>{plural(set.pieces, { one: '# piece', other: '# pieces' })}</p>
          <PageHeading>{set.name}</PageHeading>
          <p className={css.description}>{set.description}</p>
        </div>
        <SetBox set={set} busy={busy} />
      </div>
      <div className={page.notes}>
        <SetParts set={set} />
      </div>
    </div>
  </div>
);

function SetBox({ set, busy }: Props) {
  const modes = useStoreData(({ selectedStore }) => selectedStore?.modes);
  const saves = set.parts_price - set.price;
  return (
    <section className={box.box} aria-label="Buy" data-buy-box data-busy={busy || undefined}>
      <div className={box.heart}>
        <WishButton wineSetId={set.id} name={set.name} />
      </div>
      <p className={box.price}>
        <Price cents={set.price} compareAtCents={set.parts_price} size="large" />
      </p>
      <p className={box.stock}>
        <StockLine offer={set} />
        {saves > 0 && <span className={css.saves}>Saves {formatMoney(saves)} against its parts</span>}
      </p>
      {set.stock === 'out' ? (
        <p className={css.out}>One of its bottles is gone for now; the others are on the shelf.</p>
      ) : (
        <AddToCart key={set.id} goods={{ wine_set_id: set.id }} name={set.name} left={set.left} />
      )}
      <DeliveryPromises modes={modes ?? []} />
    </section>
  );
}
