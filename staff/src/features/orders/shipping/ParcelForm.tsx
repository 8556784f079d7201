import { useForm } from 'browser/forms/use-form';
import { Button } from 'browser/ui/buttons/Button';
import { IconButton } from 'browser/ui/buttons/IconButton';
import { InlineSelect } from 'browser/ui/choices/InlineSelect';
import { Notice } from 'browser/ui/feedback/Notice';
import { TextField } from 'browser/ui/fields/TextField';
import { FormActions } from 'browser/ui/overlays/FormActions';
import { type CarrierId, carrierIds, carriers, type Parcel } from 'contract/orders/parcels';
import { type SentParcel, sentParcels, trackingNumber } from 'contract/orders/parcels.staff';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import * as v from 'valibot';
import orderCss from '../OrderScreen.module.css';
import css from './ParcelForm.module.css';

type Props = {
  parcels: readonly Parcel[];
  /** What a press does, and what it says meanwhile. */
  does: string;
  doing: string;
  send: (parcels: SentParcel[]) => Promise<unknown>;
  onClose: () => void;
};

const choices = carrierIds.map((value) => ({ value, name: carriers[value].name }));

/** A row without a number is a box that has none yet. */
const parcelForm = v.object({
  parcels: v.pipe(
    v.array(
      v.object({
        carrier: v.picklist(carrierIds),
        tracking_number: v.union([v.literal(''), trackingNumber]),
      }),
    ),
    v.transform((rows) => rows.filter(({ tracking_number }) => tracking_number !== '')),
    sentParcels,
  ),
});

const numberField = (at: number) => `parcels.${at}.tracking_number`;

/** The boxes of an order, by carrier and tracking number. */
export function ParcelForm({ parcels, does, doing, send, onClose }: Props) {
  const { rows, add, remove, choose } = useRows(parcels);
  const { form, errors, busy, trouble, forget } = useForm(
    parcelForm,
    async ({ parcels: typed }) => {
      await send(typed);
      onClose();
    },
    (typed) => ({
      parcels: rows.map(({ carrier }, at) => ({
        carrier,
        tracking_number: new FormData(typed).get(numberField(at)),
      })),
    }),
  );
  const said = new Map(Object.entries(errors));
  const change = (act: () => void) => {
    forget();
    act();
  };

  return (
    <form {...form} className={orderCss.form} aria-label="Parcels">
      <ul className={css.rows}>
        {rows.map(({ key, carrier, tracking_number }, at) => (
          <li key={key} className={css.row}>
            <InlineSelect
              label="Carrier"
              value={carrier}
              options={choices}
              onChange={(chosen) => choose(key, chosen)}
            />
            <TextField
              label="Tracking number"
              name={numberField(at)}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              defaultValue={tracking_number}
              error={said.get(numberField(at))}
            />
            <span className={css.remove}>
              <IconButton
                label={`Remove parcel ${at + 1}`}
                disabled={busy}
                onClick={() => change(() => remove(key))}
              >
                <Trash2 />
              </IconButton>
            </span>
          </li>
        ))}
      </ul>
      <div>
        <Button variant="quiet" disabled={busy} onClick={() => change(add)}>
          Add a parcel
        </Button>
      </div>
      {errors.parcels && <Notice tone="danger">{errors.parcels}</Notice>}
      <FormActions
        busy={busy}
        trouble={trouble}
        does={does}
        doing={doing}
        leave="Not now"
        onLeave={onClose}
      />
    </form>
  );
}

type Row = Pick<Parcel, 'carrier' | 'tracking_number'> & { key: number };

const rowLike = (last: Row | undefined): Row => ({
  carrier: last?.carrier ?? 'ups',
  tracking_number: '',
  key: (last?.key ?? -1) + 1,
});

/** Begins with one row. A new row has the carrier of the row before it. */
function useRows(parcels: readonly Parcel[]) {
  const [rows, setRows] = useState<Row[]>(() =>
    parcels.length > 0 ? parcels.map((parcel, key) => ({ ...parcel, key })) : [rowLike(undefined)],
  );
  return {
    rows,
    add: () => setRows([...rows, rowLike(rows.at(-1))]),
    remove: (gone: number) => setRows(rows.filter(({ key }) => key !== gone)),
    choose: (changed: number, carrier: CarrierId) =>
      setRows(rows.map((row) => (row.key === changed ? { ...row, carrier } : row))),
  };
}
