import { dot, formatMoney } from 'browser/formats/format';
import { notify, showToast } from 'browser/toasts/toast';
import { Button } from 'browser/ui/buttons/Button';
import { QuantityStepper } from 'browser/ui/fields/QuantityStepper';
import type { CartLine as Line } from 'contract/cart';
import { CircleAlert } from 'lucide-react';
import type { MouseEvent } from 'react';
import { GoodsLink } from '../../goods/GoodsLink';
import { OfferMark } from '../../goods/OfferMark';
import { ProductPicture } from '../../goods/ProductPicture';
import { wishFor } from '../../wishlist/hearts';
import type { OpenCart } from '../cart.api';
import { GiveUpBottle } from '../GiveUpBottle';
import { aboveName, imageOf, nameOf, sizeOf } from '../line-words';
import { KeptUntil, WonMark } from '../WonMark';
import css from './CartLine.module.css';
import { bringBack, takeOut, wantNow, wantQuantity } from './change-lines';
import { goodsOf } from './line-of-goods';

type Props = { cart: OpenCart; line: Line };

/** One bottle or set of the cart: how many, what for, and what is wrong with it. */
export function CartLine({ cart, line }: Props) {
  const name = nameOf(line);
  const price = line.unit_price === null ? undefined : formatMoney(line.unit_price);
  const each = price && (line.lottery ? `1 bottle at ${price}` : `${price} each`);
  return (
    <li className={css.line}>
      <span className={css.picture}>
        <ProductPicture imageId={imageOf(line)} sizes="80px" widths={[80, 160, 240]} />
      </span>
      <div className={css.words}>
        <p className={css.above}>{aboveName(line)}</p>
        <h2 className={css.name}>
          <GoodsLink product={line.product} wineSet={line.wine_set}>
            {name}
          </GoodsLink>
        </h2>
        <p className={css.facts}>{[sizeOf(line), each].filter(Boolean).join(dot)}</p>
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
        <Problems cart={cart} line={line} />
      </div>
      <div className={css.quantity}>
        {line.unit_price !== null && !line.lottery && (
          <QuantityStepper
            size="small"
            label={`Quantity of ${name}`}
            value={line.quantity}
            max={Math.max(line.most, line.quantity)}
            onChange={(quantity) => wantQuantity(cart, line.id, quantity)}
          />
        )}
      </div>
      <p className={css.total}>{line.unit_price !== null && formatMoney(line.line_total)}</p>
      <div className={css.ways}>
        {line.lottery ? (
          <GiveUpBottle storeId={cart.storeId} ticketId={line.lottery.ticket_id} name={nameOf(line)} />
        ) : (
          <Ways cart={cart} line={line} />
        )}
      </div>
    </li>
  );
}

function Ways({ cart, line }: Props) {
  const name = nameOf(line);
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        aria-label={`Move ${name} to your wishlist`}
        onClick={(event) => void moveToWishlist(cart, line, event)}
      >
        Move to wishlist
      </Button>
      <Button
        size="small"
        variant="quiet"
        aria-label={`Remove ${name}`}
        onClick={(event) => void remove(cart, line, event)}
      >
        Remove
      </Button>
    </>
  );
}

function Problems({ cart, line }: Props) {
  return line.problems.map(({ code, message, blocks }) => (
    <p
      key={code}
      className={css.problem}
      data-blocks={blocks || undefined}
      data-problem={(blocks && code !== 'not_handed_over') || undefined}
      tabIndex={blocks ? -1 : undefined}
    >
      <CircleAlert aria-hidden="true" />
      <span className={css.message}>{message}</span>
      {code === 'price_changed' && (
        <button
          type="button"
          className={css.seen}
          aria-label={`${message}: I have seen it`}
          onClick={() => void wantNow(cart, line.id, line.quantity)}
        >
          Got it
        </button>
      )}
      {code === 'only_left' && line.most > 0 && (
        <button
          type="button"
          className={css.seen}
          aria-label={`Take ${line.most} of ${nameOf(line)}`}
          onClick={() => void wantNow(cart, line.id, line.most)}
        >
          Take {line.most}
        </button>
      )}
    </p>
  ));
}

/** Moves the focus to the line that takes its place, or to the top of the page. */
function goOn({ currentTarget }: MouseEvent<HTMLButtonElement>) {
  const place = currentTarget.closest('li');
  const next = place?.nextElementSibling ?? place?.previousElementSibling;
  const goesOn = next?.querySelector<HTMLElement>('a, button') ?? document.querySelector<HTMLElement>('h1');
  goesOn?.focus({ preventScroll: true });
}

async function remove(cart: OpenCart, line: Line, event: MouseEvent<HTMLButtonElement>) {
  goOn(event);
  showToast({
    message: `${nameOf(line)} was removed from your cart.`,
    action: { label: 'Undo', onPress: () => void bringBack(cart, line) },
  });
  await takeOut(cart, line);
}

async function moveToWishlist(cart: OpenCart, line: Line, event: MouseEvent<HTMLButtonElement>) {
  goOn(event);
  if (!(await wishFor(goodsOf(line)))) return;
  await takeOut(cart, line);
  notify(`${nameOf(line)} is on your wishlist.`);
}
