import { useEffect, useRef } from 'react';

type Props = { name: string; value: string; onReset: () => void };

/**
 * Sends the value of a field that has no input of its own. The form notices its changes, and it follows the
 * form's reset.
 */
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
