import { Link } from '@tanstack/react-router';
import { dot, formatMoney } from 'browser/formats/format';
import { Card } from 'browser/ui/lists/Card';
import type { CartLine } from 'contract/cart';
import { imageOf, nameOf, sizeOf } from '../cart/line-words';
import { KeptUntil, WonMark } from '../cart/WonMark';
import { OfferMark } from '../goods/OfferMark';
import { ProductPicture } from '../goods/ProductPicture';
import css from './Review.module.css';

/** What is ordered, to be looked at once more. */
export const ReviewLines = ({ lines }: { lines: readonly CartLine[] }) => (
  <Card as="section" aria-labelledby="review-lines" space="none">
    <div className={css.head}>
      <h2 id="review-lines" className={css.heading}>
        Your order
      </h2>
      <Link to="/cart" aria-label="Change what is in your order">
        Change
      </Link>
    </div>
    <ul className={css.lines}>
      {lines.map((line) => (
        <li key={line.id} className={css.line}>
          <span className={css.picture}>
            <ProductPicture imageId={imageOf(line)} sizes="56px" widths={[80, 160]} />
          </span>
          <span className={css.words}>
            <span className={css.name}>{nameOf(line)}</span>
            <span className={css.facts}>
              {[
                sizeOf(line),
                line.unit_price !== null && `${line.quantity} × ${formatMoney(line.unit_price)}`,
              ]
                .filter(Boolean)
                .join(dot)}
            </span>
            {line.promotions.map(({ words, saved }) => (
              <OfferMark key={words}>
                {words}: you save {formatMoney(saved)}
              </OfferMark>
            ))}
            {line.lottery && (
              <WonMark lotteryId={line.lottery.lottery_id}>
                <KeptUntil until={line.lottery.claim_until} />
              </WonMark>
            )}
          </span>
          <span className={css.total}>{formatMoney(line.line_total)}</span>
        </li>
      ))}
    </ul>
  </Card>
);
