import { Avatar } from 'browser/ui/values/Avatar';
import type { HomePick } from 'contract/catalogue';
import { shortStoreName } from '../../stores/store-words';
import { ProductOnShelf } from '../ProductOnShelf';
import css from './Picks.module.css';

type Props = { picks: readonly HomePick[]; storeName: string };

/** What the store's people recommend, by name. */
export const Picks = ({ picks, storeName }: Props) =>
  picks.length > 0 && (
    <section className={css.section} aria-labelledby="picks">
      <h2 id="picks">{`What we’re drinking at ${shortStoreName(storeName)}`}</h2>
      <ul className={css.picks}>
        {picks.map(({ id, person, role, words, product }) => (
          <li key={id} className={css.pick}>
            <figure className={css.figure}>
              <blockquote className={css.words}>
                <p>{words}</p>
              </blockquote>
              <figcaption className={css.person}>
                <Avatar name={person} size="small" />
                <span>
                  <b>{person}</b>, <span className={css.role}>{role}</span>
                </span>
              </figcaption>
            </figure>
            <ProductOnShelf card={product} className={css.card} />
          </li>
        ))}
      </ul>
    </section>
  );
