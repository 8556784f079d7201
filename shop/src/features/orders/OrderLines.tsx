import { dot, formatMoney, plural } from 'browser/formats/format';
import { Card } from 'browser/ui/lists/Card';
import type { OrderLine } from 'contract/orders';
import { WonMark } from '../cart/WonMark';
import { GoodsLink } from '../goods/GoodsLink';
import { OfferMark } from '../goods/OfferMark';
import { ProductPicture } from '../goods/ProductPicture';
import { sizeOf, titleOf } from '../goods/product-words';
import css from './OrderLines.module.css';

const returnedWords = { one: '# returned', other: '# returned' };
const askedWords = { one: 'return requested for #', other: 'return requested for #' };

export const OrderLines = ({ lines }: { lines: OrderLine[] }) => (
  <Card as="section" aria-labelledby="order-lines" space="none">
    <h2 id="order-lines" className={css.heading}>
      What you ordered
    </h2>
    <ul className={css.lines}>
      {lines.map((line) => (
        <Line key={line.position} line={line} />
      ))}
    </ul>
  </Card>
);

const Line = ({ line }: { line: OrderLine }) => (
  <li className={css.line}>
    <span className={css.picture}>
      <ProductPicture imageId={line.image_id} sizes="64px" widths={[80, 160]} />
    </span>
    <div className={css.words}>
      <p className={css.brand}>{line.brand}</p>
      <p className={css.name}>
        <GoodsLink {...placeOf(line)}>{titleOf(line)}</GoodsLink>
      </p>
      <p className={css.facts}>
        {[sizeOf(line), `${formatMoney(line.unit_price)} each`].filter(Boolean).join(dot)}
        {line.returned > 0 && `${dot}${plural(line.returned, returnedWords)}`}
        {line.asked > 0 && `${dot}${plural(line.asked, askedWords)}`}
      </p>
      {line.promotions.map((words) => (
        <OfferMark key={words}>{words}</OfferMark>
      ))}
      {line.lottery_id !== null && <WonMark lotteryId={line.lottery_id} />}
    </div>
    <p className={css.quantity}>
      <span aria-hidden="true">×</span> {line.quantity}
    </p>
    <p className={css.total}>{formatMoney(line.line_total)}</p>
  </li>
);

/** A product that has left the range has no page. */
const placeOf = ({ slug, product_id, wine_set_id }: OrderLine) => {
  if (slug === null) return {};
  if (wine_set_id !== null) return { wineSet: { id: wine_set_id } };
  return { product: product_id === null ? null : { id: product_id, slug } };
};
