import { useQuery } from '@tanstack/react-query';
import { inWords } from 'browser/calls/in-words';
import { formatNumber, plural } from 'browser/formats/format';
import { Button } from 'browser/ui/buttons/Button';
import { Checkbox } from 'browser/ui/choices/Checkbox';
import { Notice } from 'browser/ui/feedback/Notice';
import { Skeleton } from 'browser/ui/feedback/Skeleton';
import { QuantityStepper } from 'browser/ui/fields/QuantityStepper';
import { Dialog, DialogActions } from 'browser/ui/overlays/Dialog';
import type { ProposedBottles } from 'contract/stock/supply-orders.staff';
import { useState } from 'react';
import { bottleName, bottleSize } from '../../../ui/bottles/bottle-words';
import css from './ProposalDialog.module.css';
import { proposalQuery } from './supply.api';
import { inCases } from './words-of-supply';

type Props = {
  storeId: number;
  supplier: { id: string; name: string };
  onClose: () => void;
  onBottles: (bottles: readonly ProposedBottles[]) => void;
};

const usualLevel = 12;

/** What is low, to be chosen from; what this supplier has sent before is chosen already. */
export function ProposalDialog({ storeId, supplier, onClose, onBottles }: Props) {
  const [upTo, setUpTo] = useState(usualLevel);
  const [touched, setTouched] = useState<ReadonlyMap<number, boolean>>(new Map());
  const { data, error } = useQuery(proposalQuery(storeId, supplier.id, upTo));
  const isChosen = ({ product_id, known }: ProposedBottles) => touched.get(product_id) ?? known;
  const chosen = data?.filter(isChosen) ?? [];
  const choose = (lines: readonly ProposedBottles[], wanted: boolean) =>
    setTouched(
      (before) => new Map([...before, ...lines.map(({ product_id }) => [product_id, wanted] as const)]),
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title="What is low"
      description={`Choose what ${supplier.name} sends. What is on its way is left out.`}
    >
      <div className={css.parts}>
        <div className={css.level}>
          <span aria-hidden="true">Bottles on the shelf, beside those for waiting customers</span>
          <QuantityStepper label="Bottles on the shelf" value={upTo} max={999} onChange={setUpTo} />
        </div>
        {error && <Notice tone="danger">{inWords(error)}</Notice>}
        {!data && !error && <Skeleton lines={5} label="Loading what is low" />}
        {data?.length === 0 && <p>Nothing is low that is not on its way.</p>}
        {data && data.length > 0 && (
          <>
            <Checkbox
              label="All of it"
              checked={chosen.length === data.length}
              onChange={(event) => choose(data, event.target.checked)}
            />
            <ul className={css.lines}>
              {data.map((line) => (
                <li key={line.product_id} className={css.line}>
                  <Checkbox
                    label={`${bottleName(line)} ${bottleSize(line)}`}
                    hint={about(line)}
                    checked={isChosen(line)}
                    onChange={(event) => choose([line], event.target.checked)}
                  />
                  <span className={css.cases}>{inCases(line)}</span>
                </li>
              ))}
            </ul>
          </>
        )}
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            disabled={chosen.length === 0}
            onClick={() => {
              onBottles(chosen);
              onClose();
            }}
          >
            {plural(chosen.length, { one: 'Add # line', other: 'Add # lines', zero: 'Add' })}
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}

const about = ({ free, waiting, known }: ProposedBottles) =>
  [
    `${formatNumber(free)} free`,
    waiting > 0 && plural(waiting, { one: '# customer waits', other: '# customers wait' }),
    known && 'sent before',
  ]
    .filter(Boolean)
    .join(', ');
