import { useCall } from 'browser/calls/use-call';
import { plural } from 'browser/formats/format';
import { notify } from 'browser/toasts/toast';
import { Button } from 'browser/ui/buttons/Button';
import { EmptyState } from 'browser/ui/feedback/EmptyState';
import { Notice } from 'browser/ui/feedback/Notice';
import { Progress } from 'browser/ui/feedback/Progress';
import { ConfirmDialog } from 'browser/ui/overlays/ConfirmDialog';
import type { Answer } from 'contract/platform/endpoint';
import type { getCount } from 'contract/stock/counting.staff';
import { useState } from 'react';
import grid from '../../../ui/columns.module.css';
import { BottlesFound } from '../finding/BottlesFound';
import { ScanField } from '../finding/ScanField';
import { useKeeping } from '../use-keeping';
import css from './Counting.module.css';
import { countTo, finish } from './counting.api';
import { DropButton } from './DropButton';
import { LineToCount } from './LineToCount';

type Props = { storeId: number; count: Answer<typeof getCount>; mayDrop: boolean };

/** Each number is kept by the server at once: two may count side by side, and a flat battery loses nothing. */
export function Counting({ storeId, count: { id, lines }, mayDrop }: Props) {
  const [last, setLast] = useState<number>();
  const { keep, refusal } = useKeeping();
  const counted = lines.filter((line) => line.counted !== null).length;
  const current = lines.find(({ product_id }) => product_id === last);

  const add = (productId: number, bottles: number) => {
    setLast(productId);
    return countTo(storeId, id, productId, (soFar) => soFar + bottles);
  };
  const setTo = (productId: number) => (bottles: number) =>
    keep(() => countTo(storeId, id, productId, () => bottles));
  return (
    <div className={grid.columns}>
      <div className={css.ways}>
        <ScanField storeId={storeId} onBottles={({ product_id }, bottles) => add(product_id, bottles)} />
        <BottlesFound storeId={storeId} onBottle={({ product_id }) => keep(() => add(product_id, 1))} />
        {refusal && <Notice tone="danger">{refusal}</Notice>}
        {current && (
          <section className={css.last} aria-label="Last counted">
            <LineToCount line={current} onCount={setTo(current.product_id)} large />
          </section>
        )}
        <p className={css.hint}>
          Count what stands on the shelf, for orders that are not packed yet, too. Leave out what is packed.
        </p>
      </div>
      <section className={css.lines} aria-label="Bottles to count">
        <Progress
          label="Counted"
          value={counted}
          max={lines.length || 1}
          text={`${counted} of ${lines.length}`}
        />
        {lines.length === 0 ? (
          <EmptyState title="Nothing counted yet">Scan the bottles of this shelf.</EmptyState>
        ) : (
          <ul className={css.list}>
            {lines.map((line) => (
              <li key={line.product_id}>
                <LineToCount line={line} onCount={setTo(line.product_id)} />
              </li>
            ))}
          </ul>
        )}
        <div className={css.actions}>
          <FinishButton storeId={storeId} id={id} left={lines.length - counted} disabled={counted === 0} />
          {mayDrop && <DropButton storeId={storeId} id={id} />}
        </div>
      </section>
    </div>
  );
}

type FinishProps = { storeId: number; id: string; left: number; disabled: boolean };

function FinishButton({ storeId, id, left, disabled }: FinishProps) {
  const [asking, setAsking] = useState(false);
  const { run, busy, refusal } = useCall();
  const send = async () => {
    await run(async () => {
      const { again } = await finish(storeId, id, left);
      notify(
        again === 0
          ? 'Counted. A manager looks at it now.'
          : plural(again, {
              one: '# bottle is off by much. Somebody else counts it again.',
              other: '# bottles are off by much. Somebody else counts them again.',
            }),
      );
    });
    setAsking(false);
  };
  return (
    <>
      <Button busy={busy} disabled={disabled} onClick={() => (left > 0 ? setAsking(true) : send())}>
        Finish the count
      </Button>
      {refusal && <Notice tone="danger">{refusal}</Notice>}
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={send}
        busy={busy}
        variant="primary"
        title={plural(left, { one: '# bottle is not counted', other: '# bottles are not counted' })}
        confirm="Finish anyway"
        cancel="Count on"
      >
        What is not counted stays as it is. If there is none on the shelf, press “None there” first.
      </ConfirmDialog>
    </>
  );
}
