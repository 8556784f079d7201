import { useState } from 'react';

/** A value that is held outside (`value`) or, from `defaultValue` on, by the field itself. */
export type FieldValue<Value> = {
  value?: Value | null;
  defaultValue?: Value | null;
  onChange?: (value: Value | null) => void;
};

export function useFieldValue<Value>({ value, defaultValue = null, onChange }: FieldValue<Value>) {
  const [own, setOwn] = useState(defaultValue);
  const current = value === undefined ? own : value;
  function change(next: Value | null) {
    setOwn(next);
    if (next !== current) onChange?.(next);
  }
  return [current, change, defaultValue] as const;
}
