import { useRef, useState } from 'react';
import { CallError } from '../../platform/call-error';
import type { OutputOf, StandardSchema } from '../../platform/standard-schema';
import { useForm } from '../../platform/use-form';
import { inWords } from './in-words';

const readAll = (form: HTMLFormElement): unknown => Object.fromEntries(new FormData(form));

/**
 * A form of identity: what the server refuses stands under its field, else as `trouble` above the button.
 * What was typed stays.
 */
export function useAuthForm<Schema extends StandardSchema>(
  schema: Schema,
  send: (value: OutputOf<Schema>) => Promise<unknown>,
  read: (form: HTMLFormElement) => unknown = readAll,
) {
  const [trouble, setTrouble] = useState<string>();
  const fields = useRef<HTMLFormControlsCollection>(null);
  const isShown = (name: string) => fields.current?.namedItem(name) != null;

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
        const { errors = {} } = error;
        if (Object.keys(errors).some(isShown)) setErrors(errors);
        else setTrouble(await inWords(error));
      }
    },
    (element) => {
      fields.current = element.elements;
      return read(element);
    },
  );

  return { ...form, trouble };
}
