import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { KeptStore } from '../../../platform/store-data';
import { ProductPicture } from '../../goods/ProductPicture';
import css from './UnderWay.module.css';
import { type UnderWayEntry, useUnderWay } from './use-under-way';

type Props = {
  store: KeptStore;
  /** Whether what stands above and below is known. */
  ready: boolean;
  /** As long as it is not known what there is. */
  meanwhile: ReactNode;
  /** What stands below: it waits, so that it never moves. */
  children: ReactNode;
};

/** What the customer is in the middle of: to pay, to claim, on its way, in the cart. */
export function UnderWay({ store, ready, meanwhile, children }: Props) {
  const { pending, entries } = useUnderWay(store);
  if (pending || !ready) return meanwhile;
  return (
    <>
      {entries.length > 0 && (
        <section className={css.section} aria-labelledby="under-way">
          <h2 id="under-way" className={css.title}>
            Pick up where you left off
          </h2>
          <ul className={css.entries}>
            {entries.map((entry) => (
              <li key={entry.key} className={css.entry}>
                <Entry entry={entry} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {children}
    </>
  );
}

const Entry = ({ entry: { title, says, label, way, imageId } }: { entry: UnderWayEntry }) => (
  <>
    <div>
      <ProductPicture imageId={imageId} sizes="56px" widths={[160, 240]} />
    </div>
    <div className={css.words}>
      <h3 className={css.name}>{title}</h3>
      <p className={css.says}>{says}</p>
      <Link className={css.way} {...way} aria-label={`${label}: ${title}`}>
        {label}
      </Link>
    </div>
  </>
);
