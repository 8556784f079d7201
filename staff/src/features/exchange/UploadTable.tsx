import { useCall } from 'browser/calls/use-call';
import { Button } from 'browser/ui/buttons/Button';
import { InlineSelect } from 'browser/ui/choices/InlineSelect';
import { Notice } from 'browser/ui/feedback/Notice';
import { largestCsv } from 'contract/exchange/files';
import { columnsOf, type SheetKind } from 'contract/exchange/sheets';
import { Upload } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { useMe } from '../../platform/me';
import css from './ExchangeScreen.module.css';
import { uploadTable } from './exchange.api';
import { namesOfSheets } from './words-of-imports';

type Store = { id: number; name: string; keys: readonly string[] };
type Props = {
  store: Store | undefined;
  chosen: SheetKind | undefined;
  onChoose: (kind: SheetKind) => void;
  onUploaded: (id: string) => void;
};

/** Chooses a file and sends it, to be looked at row by row. */
export function UploadTable({ store, chosen, onChoose, onUploaded }: Props) {
  const { keys } = useMe();
  const input = useRef<HTMLInputElement>(null);
  const [tooLarge, setTooLarge] = useState(false);
  const { run, busy, refusal, forget } = useCall();
  const may: Record<SheetKind, boolean> = {
    prices: store?.keys.includes('prices.change') ?? false,
    stock: store?.keys.includes('stock.approve') ?? false,
    products: keys.includes('products.change'),
    barcodes: keys.includes('stock.approve'),
    pictures: keys.includes('products.change'),
    sets: keys.includes('products.change'),
  };
  const kinds = (Object.keys(may) as SheetKind[]).filter((kind) => may[kind]);
  const kind = kinds.find((each) => each === chosen) ?? kinds[0];
  if (!kind) return <p className={css.hint}>There is no store yet.</p>;

  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (!file) return;
    setTooLarge(file.size > largestCsv);
    forget();
    if (file.size <= largestCsv)
      void run(async () => onUploaded(await uploadTable(kind, store?.id ?? 0, file)));
    // Emptied, so that choosing the same file again counts as a change.
    currentTarget.value = '';
  };

  const trouble = tooLarge ? 'A file can be up to 100 MB. Split it, and import its parts.' : refusal;
  return (
    <>
      <div className={css.choices}>
        <InlineSelect
          label="Table"
          value={kind}
          options={kinds.map((value) => ({ value, name: namesOfSheets[value] }))}
          onChange={onChoose}
        />
        <input
          ref={input}
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          hidden
          aria-label="File to import"
          onChange={choose}
        />
        <Button
          size="small"
          icon={<Upload aria-hidden="true" />}
          busy={busy}
          busyLabel="Uploading"
          onClick={() => input.current?.click()}
        >
          Choose a CSV file
        </Button>
      </div>
      {trouble && <Notice tone="danger">{trouble}</Notice>}
      <p className={css.hint}>
        The first row names the columns: {columnsOf[kind].join(', ')}. Where it has other names, you say what
        they are. {howFound(kind)} {aboutCells(store?.name)[kind] ?? usualCells}
      </p>
    </>
  );
}

const howFound = (kind: SheetKind) =>
  kind === 'sets'
    ? 'A set is found by its number, or by its name.'
    : 'A product is found by its number, or by its brand, name, vintage, size, and pack.';

const usualCells = 'An empty cell leaves things as they are; a single dash clears them.';
const aboutCells = (store = 'Embarcadero'): Partial<Record<SheetKind, string>> => ({
  barcodes:
    'Bottles is 1 for the code of a bottle, and 12 for that of a case of twelve; a single dash there takes the code away.',
  pictures:
    'Each picture stands under the name that the export gives it, with | between two of them; the first one is on the card.',
  sets: `Bottles are numbers of products, as in 12 x 2 | 40 x 1, and prices name the stores, as in ${store}: 89.00.`,
});
