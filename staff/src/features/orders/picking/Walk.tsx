import { Link } from '@tanstack/react-router';
import { inWordsWithTime } from 'browser/calls/in-words';
import { Button } from 'browser/ui/buttons/Button';
import { announce } from 'browser/ui/feedback/announcer';
import { Notice } from 'browser/ui/feedback/Notice';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { CameraButton } from '../../../ui/camera/CameraButton';
import { useScanner } from '../../../ui/use-scanner';
import { nameOfLine } from '../words-of-orders';
import { Bottle } from './Bottle';
import sheet from './PickScreen.module.css';
import { tick } from './picking.api';
import { type Bag, bottlesIn, type Stop, stopsOf } from './stops-of-walk';
import css from './Walk.module.css';
import { whatWasScanned } from './what-was-scanned';
import { soundWrong } from './wrong-tone';

type Into = Stop['into'][number];

/** What each shelf gives to which bag; by touch, or by the scanner, which fills one bag after the other. */
export function Walk({ bags }: { bags: readonly Bag[] }) {
  const [trouble, setTrouble] = useState('');
  const [last, setLast] = useState('');

  async function put({ bag, item }: Into, by: number) {
    setTrouble('');
    const words = `${by} × ${nameOfLine(item)} into bag ${bag.letter}`;
    setLast(words);
    announce(words);
    try {
      await tick(bag.number, item, by);
    } catch (error) {
      setLast('');
      setTrouble((await inWordsWithTime(error)) ?? '');
    }
  }
  const scan = (code: string) => {
    const scanned = bags.map((bag) => ({ bag, found: whatWasScanned(bag.items, code) }));
    for (const { bag, found } of scanned)
      if ('item' in found) {
        void put({ bag, item: found.item }, found.bottles);
        return;
      }
    soundWrong();
    const told = scanned.flatMap(({ found }) => ('trouble' in found ? [found] : []));
    setTrouble((told.find(({ isHere }) => isHere) ?? told[0])?.trouble ?? '');
  };
  useScanner(scan);

  return (
    <div className={sheet.picking}>
      <ul className={sheet.items}>
        {stopsOf(bags).map((stop) => (
          <li key={stop.bottle.product_id} className={css.stop} data-done={stop.left === 0 || undefined}>
            <Bottle item={stop.bottle} />
            <ul className={css.into}>
              {stop.into.map((into) => (
                <li key={`${into.bag.letter} ${into.item.position}`}>
                  <IntoBag into={into} onTick={() => void put(into, 1)} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <div className={sheet.bar}>
        {trouble && (
          <Notice
            tone="danger"
            action={
              <Button variant="quiet" onClick={() => setTrouble('')}>
                OK
              </Button>
            }
          >
            {trouble}
          </Notice>
        )}
        {last && <p className={css.last}>{last}</p>}
        <CameraButton onCode={scan}>{trouble ? <Notice tone="danger">{trouble}</Notice> : last}</CameraButton>
        <ul className={css.bags} aria-label="Bags">
          {bags.map((bag) => (
            <li key={bag.letter}>
              <BagLink {...bag} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function IntoBag({ into: { bag, item }, onTick }: { into: Into; onTick: () => void }) {
  const left = item.needed - item.picked;
  return (
    <Button
      variant="secondary"
      icon={left === 0 && <Check aria-hidden="true" />}
      disabled={left === 0}
      aria-label={`${nameOfLine(item)} into bag ${bag.letter}: ${item.picked} of ${item.needed}`}
      onClick={onTick}
    >
      <strong>{bag.letter}</strong> {item.picked}/{item.needed}
    </Button>
  );
}

/** To where it is packed, or where what is missing is taken off. */
function BagLink({ letter, number, items }: Bag) {
  const { picked, needed } = bottlesIn(items);
  return (
    <Link
      className={css.bag}
      to="/orders/$number/pick"
      params={{ number }}
      data-done={picked === needed || undefined}
      aria-label={`Bag ${letter}, order ${number}: ${picked} of ${needed} picked`}
    >
      <strong>{letter}</strong> {number} · {picked}/{needed}
    </Link>
  );
}
