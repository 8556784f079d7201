import { Skeleton } from 'browser/ui/feedback/Skeleton';
import card from './StoreCard.module.css';
import css from './StoreChooser.module.css';
import picture from './StorePicture.module.css';

const cities = [2, 1, 2];

/** As much room as a shop with a few stores takes. */
export const StoreChooserSkeleton = () => (
  <div className={css.cities} aria-busy="true">
    {cities.map((stores, city) => (
      // oxlint-disable-next-line react/no-array-index-key -- the places never change
      <div key={city} className={css.city}>
        <div className={css.name}>
          <span className={css.coming}>
            <Skeleton height="1.6rem" shape="block" label={city === 0 ? 'Loading stores' : undefined} />
          </span>
        </div>
        <div className={css.stores}>
          {Array.from({ length: stores }, (_, store) => (
            <div key={store} className={card.card}>
              <div className={card.front}>
                <span className={picture.picture} />
              </div>
              <div className={card.words}>
                <Skeleton lines={2} />
                <Skeleton />
                <Skeleton />
                <Skeleton shape="block" height="var(--control)" />
                <Skeleton shape="block" height="var(--control)" />
              </div>
            </div>
          ))}
        </div>
      </div>
    ))}
  </div>
);
