import { Button } from 'browser/ui/buttons/Button';
import { Select } from 'browser/ui/choices/Select';
import { TextField } from 'browser/ui/fields/TextField';
import { dollars } from 'contract/platform/money';
import type { Fee } from 'contract/settings/fees';
import type { FulfilmentMode } from 'contract/stores';
import { useState } from 'react';
import css from '../../../ui/RowsForm.module.css';
import { typedNumber } from '../typed-number';
import { namesOfWays } from './names-of-ways';

type Props = {
  at: number;
  /** None where it is new. */
  fee: Fee | undefined;
  modes: readonly FulfilmentMode[];
  places: readonly { code: string; name: string }[];
  errorOf: (name: keyof Fee) => string | undefined;
  onChoose: (name: string) => unknown;
  onRemove: () => void;
};

const everyState = 'all';

/** Every row of the form, in its order. */
export function readFees(form: HTMLFormElement) {
  const typed = new FormData(form);
  const orNull = (name: string) => (typed.get(name) === '' ? null : typedNumber(typed, name));
  const fees: unknown[] = [];
  for (let at = 0; typed.has(`fees.${at}.fee`); at++) {
    const state = typed.get(`fees.${at}.state`);
    fees.push({
      mode: typed.get(`fees.${at}.mode`),
      state: state === everyState ? null : state,
      up_to_bottles: orNull(`fees.${at}.up_to_bottles`),
      fee: typedNumber(typed, `fees.${at}.fee`),
      free_from: orNull(`fees.${at}.free_from`),
    });
  }
  return { fees };
}

const inDollars = (cents: number | null | undefined) => (cents == null ? '' : String(dollars(cents)));

export function FeeFields({ at, fee, modes, places, errorOf, onChoose, onRemove }: Props) {
  const [mode, setMode] = useState<FulfilmentMode | null>(fee?.mode ?? modes[0] ?? null);
  const [state, setState] = useState<string | null>(fee?.state ?? everyState);
  const nameOf = (name: keyof Fee) => `fees.${at}.${name}`;
  const offered = fee && !modes.includes(fee.mode) ? [...modes, fee.mode] : modes;
  return (
    <fieldset className={css.row}>
      <legend>Fee {at + 1}</legend>
      <Select
        label="Way"
        name={nameOf('mode')}
        options={offered.map((id) => ({ id, name: namesOfWays[id] }))}
        value={mode}
        onChange={(id) => {
          setMode(id);
          onChoose(nameOf('mode'));
        }}
        error={errorOf('mode')}
      />
      {mode === 'shipping' ? (
        <Select
          label="To"
          name={nameOf('state')}
          options={[
            { id: everyState, name: 'Every state' },
            ...places.map(({ code, name }) => ({ id: code, name })),
          ]}
          value={state}
          onChange={(id) => {
            setState(id);
            onChoose(nameOf('state'));
          }}
          error={errorOf('state')}
        />
      ) : (
        <input type="hidden" name={nameOf('state')} value={everyState} />
      )}
      <TextField
        label="Fee"
        name={nameOf('fee')}
        inputMode="decimal"
        start="$"
        required
        defaultValue={inDollars(fee?.fee)}
        error={errorOf('fee')}
      />
      <TextField
        label="Free from"
        name={nameOf('free_from')}
        inputMode="decimal"
        start="$"
        hint="Empty: never."
        defaultValue={inDollars(fee?.free_from)}
        error={errorOf('free_from')}
      />
      <TextField
        label="Up to bottles"
        name={nameOf('up_to_bottles')}
        inputMode="numeric"
        hint="Empty: any number."
        defaultValue={fee?.up_to_bottles ?? ''}
        error={errorOf('up_to_bottles')}
      />
      <Button variant="quiet" aria-label={`Remove fee ${at + 1}`} onClick={onRemove}>
        Remove
      </Button>
    </fieldset>
  );
}
