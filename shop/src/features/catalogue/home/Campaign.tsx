import { Link } from '@tanstack/react-router';
import { buttonLook } from 'browser/ui/buttons/button-look';
import { Price } from 'browser/ui/values/Price';
import type { HomeCampaign } from 'contract/catalogue';
import { picturePath } from 'contract/platform/pictures';
import { ProductPicture } from '../../goods/ProductPicture';
import { titleOf } from '../../goods/product-words';
import css from './Campaign.module.css';
import { shelfSearch } from './shelf-search';

/** What the season asks for, its bottles standing on the table. */
export const Campaign = ({ campaign }: { campaign: HomeCampaign }) => (
  <section className={css.campaign} data-scene={campaign.scene} aria-labelledby="campaign">
    <div className={css.words}>
      <h2 id="campaign" className={css.title}>
        {campaign.title}
      </h2>
      <p className={css.says}>{campaign.words}</p>
      <Link {...buttonLook({ size: 'large' })} to="/products" search={shelfSearch(campaign.shelf)}>
        {campaign.link_label}
      </Link>
    </div>
    {campaign.image_id === null ? (
      <Bottles bottles={campaign.bottles} />
    ) : (
      <CampaignPicture imageId={campaign.image_id} />
    )}
  </section>
);

const Bottles = ({ bottles }: Pick<HomeCampaign, 'bottles'>) => (
  <ul className={css.table}>
    {bottles.map((bottle) => (
      <li key={bottle.id} className={css.place}>
        <Link
          className={css.bottle}
          to="/products/$productName/$productId"
          params={{ productName: bottle.slug, productId: String(bottle.id) }}
        >
          <ProductPicture
            imageId={bottle.image_id}
            standIn={bottle.stand_in}
            sizes="(width < 48rem) 30vw, 240px"
            widths={[160, 240, 400, 600]}
            first
          />
          <span className={css.label}>
            <span className={css.name}>{titleOf(bottle)}</span>
            <Price cents={bottle.price} />
          </span>
        </Link>
      </li>
    ))}
  </ul>
);

/** The words beside it say what it is about. */
const CampaignPicture = ({ imageId }: { imageId: string }) => (
  <img
    className={css.picture}
    src={picturePath(imageId, 600)}
    srcSet={([600, 800, 1200] as const).map((width) => `${picturePath(imageId, width)} ${width}w`).join(', ')}
    sizes="(width < 64rem) 100vw, 720px"
    alt=""
    width={1200}
    height={900}
    fetchPriority="high"
    decoding="async"
  />
);
