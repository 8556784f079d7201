import { inWords } from 'browser/calls/in-words';
import { Button } from 'browser/ui/buttons/Button';
import { announce } from 'browser/ui/feedback/announcer';
import { Notice } from 'browser/ui/feedback/Notice';
import { TextField } from 'browser/ui/fields/TextField';
import { barcode } from 'contract/stock/barcode';
import type { Shelf } from 'contract/stock/stock.staff';
import { type FormEvent, useState } from 'react';
import * as v from 'valibot';
import { bottleName } from '../../../ui/bottles/bottle-words';
import { CameraButton } from '../../../ui/camera/CameraButton';
import { useScanner } from '../../../ui/use-scanner';
import { readCode } from '../stock.api';
import css from './ScanField.module.css';

type Props = {
  storeId: number;
  /** Takes what was scanned, or tells in words why it cannot. */
  onBottles: (shelf: Shelf, bottles: number) => Promise<string | void> | string | void;
};

/** A scan that could not be added stays in view until somebody has read it. */
export function ScanField({ storeId, onBottles }: Props) {
  const [typed, setTyped] = useState('');
  const [last, setLast] = useState('');
  const [troubles, setTroubles] = useState<readonly string[]>([]);
  /** What was wrong with the newest scan. */
  const [wrong, setWrong] = useState('');
  const tell = (words: string) => {
    setWrong(words);
    setTroubles((before) => [...new Set([...before, words])]);
  };

  /** Several may be on their way at once. */
  async function scan(text: string) {
    const read = v.safeParse(barcode, text);
    if (!read.success) {
      tell(`${text}: ${read.issues[0].message}.`);
      return;
    }
    try {
      const { bottles, ...shelf } = await readCode(storeId, read.output);
      const words = `${bottles} × ${bottleName(shelf)}`;
      const trouble = await onBottles(shelf, bottles);
      if (trouble) {
        tell(trouble);
        return;
      }
      setLast(words);
      setWrong('');
      announce(`Added ${words}`);
    } catch (error) {
      tell(inWords(error) ?? '');
    }
  }
  useScanner((code) => void scan(code));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // The next code may come before the answer to this one.
    setTyped('');
    if (typed.trim() !== '') await scan(typed.trim());
  };
  return (
    <div className={css.scan}>
      <form className={css.form} onSubmit={submit} noValidate>
        <TextField
          label="Scan or type a barcode"
          hint={last === '' ? 'A case brings all its bottles.' : `Added ${last}`}
          autoComplete="off"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the screen is there for scanning.
          autoFocus
          data-scans
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" variant="secondary">
          Add
        </Button>
      </form>
      <CameraButton onCode={(code) => void scan(code)}>
        {wrong ? <Notice tone="danger">{wrong}</Notice> : last && `Added ${last}`}
      </CameraButton>
      {troubles
        .filter((words) => words !== '')
        .map((words) => (
          <Notice
            key={words}
            tone="danger"
            action={
              <Button
                variant="quiet"
                size="small"
                onClick={() => setTroubles((before) => before.filter((one) => one !== words))}
              >
                OK
              </Button>
            }
          >
            {words}
          </Notice>
        ))}
    </div>
  );
}
