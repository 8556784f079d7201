import { useEffect, useRef } from 'react';

type Props = { name: string; value: string; onReset: () => void };

/** What a field without an input of its own sends with its form; the form hears of a change and a reset. */
export function HiddenValue({ name, value, onReset }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const known = useRef(value);
  const reset = useRef(onReset);

  useEffect(() => {
    reset.current = onReset;
  });
  useEffect(() => {
    if (known.current !== value) input.current?.dispatchEvent(new Event('input', { bubbles: true }));
    known.current = value;
  }, [value]);
  useEffect(() => {
    const form = input.current?.form;
    const listen = () => reset.current();
    form?.addEventListener('reset', listen);
    return () => form?.removeEventListener('reset', listen);
  }, []);

  return <input ref={input} type="hidden" name={name} value={value} readOnly />;
}
