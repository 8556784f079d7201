import { Link } from '@tanstack/react-router';
import { formatMoney, plural } from 'browser/formats/format';
import { buttonLook } from 'browser/ui/buttons/button-look';
import { Breadcrumb } from 'browser/ui/lists/Breadcrumb';
import { DetailsPage } from 'browser/ui/page/DetailsPage';
import { PageHeading } from 'browser/ui/page/PageHeading';
import { PageTitle } from 'browser/ui/page/PageTitle';
import { Price } from 'browser/ui/values/Price';
import type { WineSetDetails } from 'contract/catalogue/sets';
import { useStoreData } from '../../../platform/store-data';
import { AddToCart } from '../../cart/AddToCart';
import { ProductPicture } from '../../goods/ProductPicture';
import { WishButton } from '../../wishlist/WishButton';
import { BuyBar, OfferBar } from '../product/buying/BuyBar';
import box from '../product/buying/BuyBox.module.css';
import { DeliveryPromises } from '../product/buying/DeliveryPromises';
import { StockLine } from '../product/buying/StockLine';
import page from '../product/ProductPage.module.css';
import gallery from '../product/picture/ProductGallery.module.css';
import { SetParts } from './SetParts';
import css from './WineSetPage.module.css';

type Props = { set: WineSetDetails; busy: boolean };

const widths = [240, 400, 600, 800, 1200] as const;
const shownWidth = '(width < 48rem) 70vw, (width < 64rem) 34vw, 480px';

/** A set: its box, its words, what is in it, and what it saves. */
export const WineSetPage = ({ set, busy }: Props) => (
  <DetailsPage busy={busy}>
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
          <p className={css.pieces}>{plural(set.pieces, { one: '# bottle', other: '# bottles' })}</p>
          <PageHeading>{set.name}</PageHeading>
          <p className={css.description}>{set.description}</p>
        </div>
        <SetBox set={set} busy={busy} />
      </div>
      <div className={page.notes}>
        <SetParts set={set} />
      </div>
    </div>
    <SetBar key={`${set.id} ${set.stock}`} set={set} />
  </DetailsPage>
);

function SetBar({ set }: { set: WineSetDetails }) {
  const bar = { name: set.name, offer: { ...set, compare_at: set.parts_price } };
  if (set.stock !== 'out') return <BuyBar {...bar} goods={{ wine_set_id: set.id }} />;
  return (
    <OfferBar {...bar}>
      <a {...buttonLook({ variant: 'secondary' })} href="#parts">
        See the bottles
      </a>
    </OfferBar>
  );
}

function SetBox({ set, busy }: Props) {
  const modes = useStoreData(({ selectedStore }) => selectedStore?.modes);
  const saves = set.parts_price - set.price;
  return (
    <section className={box.box} aria-label="Buy" data-busy={busy || undefined}>
      <div className={box.heart}>
        <WishButton wineSetId={set.id} name={set.name} />
      </div>
      <p className={box.price}>
        <Price cents={set.price} compareAtCents={set.parts_price} size="large" />
      </p>
      <p className={box.stock}>
        <StockLine offer={set} />
        {saves > 0 && <span className={css.saves}>Save {formatMoney(saves)} when you buy the set</span>}
      </p>
      {set.stock === 'out' ? (
        <p className={css.out} data-own-way>
          One bottle in this set is sold out for now. The others are available on their own.
        </p>
      ) : (
        <>
          <AddToCart key={set.id} goods={{ wine_set_id: set.id }} name={set.name} left={set.left} />
          <DeliveryPromises modes={modes ?? []} goods={{ wine_set_id: set.id }} />
        </>
      )}
    </section>
  );
}
