import { useState } from 'react';
import { CallError } from '../../platform/call-error';
import type { OutputOf, StandardSchema } from '../../platform/standard-schema';
import { useForm } from '../../platform/use-form';
import { inWords } from './in-words';

type Errors = Record<string, string>;

/** Fields whose refusal the form can show at their place. */
const shownBy = (form: HTMLFormElement | null, errors: Errors) =>
  Object.keys(errors).some((name) => form?.elements.namedItem(name));

/**
 * A form of identity: what the server refuses stands under its field, else as `trouble` above the button.
 * What was typed stays.
 */
export function useAuthForm<Schema extends StandardSchema>(
  schema: Schema,
  send: (value: OutputOf<Schema>) => Promise<unknown>,
  read?: (form: HTMLFormElement) => unknown,
) {
  const [trouble, setTrouble] = useState<string>();

  const form = useForm(
    schema,
    async (value, { setErrors }) => {
      setTrouble(undefined);
      try {
        await send(value);
      } catch (error) {
        if (!(error instanceof CallError)) {
          setTrouble('Something went wrong on our side. Please try again.');
          throw error;
        }
        if (error.errors && shownBy(form.form.ref.current, error.errors)) setErrors(error.errors);
        else setTrouble(await inWords(error));
      }
    },
    read,
  );

  return { ...form, trouble };
}
