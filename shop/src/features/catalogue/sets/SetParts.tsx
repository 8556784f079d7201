import { Link } from '@tanstack/react-router';
import { dot, formatMoney } from 'browser/formats/format';
import cover from 'browser/ui/lists/covering-link.module.css';
import { VisuallyHidden } from 'browser/ui/VisuallyHidden';
import type { WinePart } from 'contract/catalogue/cards';
import type { WineSetDetails } from 'contract/catalogue/sets';
import { ProductPicture } from '../../goods/ProductPicture';
import { titleOf, unusualSizeOf } from '../../goods/product-words';
import css from './SetParts.module.css';

/** What is in the set, each with its own page, and what it would cost one by one. */
export const SetParts = ({ set }: { set: WineSetDetails }) => (
  <section className={css.section} aria-labelledby="parts">
    <h2 id="parts">What is in it</h2>
    <ul className={css.parts}>
      {set.parts.map((part) => (
        <Part key={part.id} part={part} />
      ))}
    </ul>
    <dl className={css.sums}>
      <Sum name="One by one" cents={set.parts_price} />
      <Sum name="As a set" cents={set.price} />
      {set.parts_price > set.price && <Sum name="You save" cents={set.parts_price - set.price} saves />}
    </dl>
  </section>
);

function Part({ part }: { part: WinePart }) {
  const facts = [unusualSizeOf(part), part.region].filter(Boolean);
  return (
    <li className={css.part}>
      <div className={css.picture}>
        <ProductPicture imageId={part.image_id} sizes="72px" widths={[80, 160, 240]} />
      </div>
      <div className={css.words}>
        <p className={css.brand}>{part.brand}</p>
        <h3 className={css.name}>
          <Link
            className={cover.link}
            to="/products/$productName/$productId"
            params={{ productName: part.slug, productId: `${part.id}` }}
          >
            {titleOf(part)}
          </Link>
        </h3>
        <p className={css.facts}>{facts.join(dot)}</p>
      </div>
      <p className={css.price}>
        {part.quantity > 1 && (
          <span className={css.quantity}>
            {part.quantity} × {formatMoney(part.price)}
            <VisuallyHidden>, together</VisuallyHidden>
          </span>
        )}
        {formatMoney(part.quantity * part.price)}
      </p>
    </li>
  );
}

const Sum = ({ name, cents, saves = false }: { name: string; cents: number; saves?: boolean }) => (
  <div className={css.sum} data-saves={saves || undefined}>
    <dt>{name}</dt>
    <dd>{formatMoney(cents)}</dd>
  </div>
);
