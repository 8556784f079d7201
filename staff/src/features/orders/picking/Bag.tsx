import { inWordsWithTime } from 'browser/calls/in-words';
import { useCall } from 'browser/calls/use-call';
import { notify } from 'browser/toasts/toast';
import { Button } from 'browser/ui/buttons/Button';
import { announce } from 'browser/ui/feedback/announcer';
import { Notice } from 'browser/ui/feedback/Notice';
import type { StaffOrder } from 'contract/orders/orders.staff';
import type { PickItem } from 'contract/orders/picking.staff';
import { sum } from 'contract/platform/cents';
import { useState } from 'react';
import { CameraButton } from '../../../ui/camera/CameraButton';
import { useScanner } from '../../../ui/use-scanner';
import { moveOrder } from '../orders.api';
import { nameOfLine, wordsOfStatus } from '../words-of-orders';
import { InsteadOf } from './InsteadOf';
import { Item } from './Item';
import { MissingDialog } from './MissingDialog';
import css from './PickScreen.module.css';
import { allCounted, tick } from './picking.api';
import { type MissingPieces, ReplaceDialog } from './ReplaceDialog';
import { whatWasScanned } from './what-was-scanned';
import { soundWrong } from './wrong-tone';

type Props = { order: StaffOrder; items: readonly PickItem[]; onPacked: () => unknown };

/** What is in the bag and what is still missing; by touch, or by the scanner. */
export function Bag({ order, items, onPacked }: Props) {
  const [trouble, setTrouble] = useState('');
  const [isShort, setIsShort] = useState(false);
  const [replacing, setReplacing] = useState<MissingPieces>();
  const { run, busy, refusal } = useCall();
  const needed = sum(items.map((item) => item.needed));
  const picked = sum(items.map((item) => item.picked));

  async function put(item: PickItem, by: number) {
    setTrouble('');
    announce(`${nameOfLine(item)}: ${item.picked + by} of ${item.needed}`);
    try {
      await tick(order.number, item, by);
    } catch (error) {
      setTrouble((await inWordsWithTime(error)) ?? '');
    }
  }
  const scan = (code: string) => {
    const scanned = whatWasScanned(items, code);
    if ('item' in scanned) {
      void put(scanned.item, scanned.bottles);
      return;
    }
    soundWrong();
    setTrouble(scanned.trouble);
  };
  useScanner(scan);

  const pack = () =>
    run(async () => {
      // The last tick is shown before the server knows of it; one that is refused is told by itself.
      if (!(await allCounted(order.number))) return;
      const { number, status } = await moveOrder(order, { status: 'packed' });
      notify(`Order ${number}: ${wordsOfStatus[status]}`);
      await onPacked();
    });

  return (
    <>
      <ul className={css.items}>
        {items.map((item) => (
          <Item key={`${item.position} ${item.product_id}`} item={item} onTick={(by) => void put(item, by)}>
            {order.replacements
              .filter(({ position }) => position === item.position)
              .map((replacement) => (
                <InsteadOf key={replacement.id} order={order} replacement={replacement} />
              ))}
          </Item>
        ))}
      </ul>
      {refusal && <Notice tone="danger">{refusal}</Notice>}
      <div className={css.bar}>
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
        <p className={css.count}>
          <strong>{picked}</strong> of {needed} in the bag
        </p>
        {picked < needed && (
          <CameraButton onCode={scan}>
            {trouble ? <Notice tone="danger">{trouble}</Notice> : `${picked} of ${needed} in the bag`}
          </CameraButton>
        )}
        {picked === needed ? (
          <Button busy={busy} busyLabel="Packing..." onClick={pack}>
            Mark as packed
          </Button>
        ) : (
          <Button variant="secondary" onClick={() => setIsShort(true)}>
            Something is missing
          </Button>
        )}
      </div>
      <MissingDialog
        open={isShort}
        onClose={() => setIsShort(false)}
        onReplace={(missing) => {
          setIsShort(false);
          setReplacing(missing);
        }}
        order={order}
        items={items}
      />
      <ReplaceDialog order={order} missing={replacing} onClose={() => setReplacing(undefined)} />
    </>
  );
}
