import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { CallError } from '../calls/call-error';
import { inWordsWithTime, noteFault } from '../calls/in-words';
import type { InputOf, OutputOf, StandardSchema } from './standard-schema';

type FieldErrors = Partial<Record<string, string>>;

type Answer = {
  /** What the server refused, by field. The focus goes to the first of them. */
  setErrors: (errors: FieldErrors) => void;
  /** Clears all that was typed. */
  reset: () => void;
};

/**
 * A form that keeps what is typed in its own inputs and is checked by a schema when it is sent. Editing a
 * field clears its error, and those errors that the edit cured. Nothing is checked on blur: the text that
 * appears would move the button that is being clicked. What the server refuses stands under its field, else
 * in words as `trouble`; what was typed stays.
 */
export function useForm<Schema extends StandardSchema>(
  schema: Schema,
  onValid: (value: OutputOf<Schema>, answer: Answer) => unknown,
  read: (form: HTMLFormElement) => unknown = readForm,
) {
  type Name = keyof InputOf<Schema> & string;
  const form = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const [found, setFound] = useState<FieldErrors>({});
  const [refused, setRefused] = useState<FieldErrors>({});
  const [trouble, setTrouble] = useState<{ words: string | undefined; code: string | undefined }>();

  const check = async (element: HTMLFormElement) => {
    const result = await schema['~standard'].validate(read(element));
    return result.issues ? { errors: byField(result.issues) } : { errors: {}, value: result.value };
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    if (sending.current) return;
    sending.current = true;
    try {
      const result = await check(element);
      // The messages are on the page before the focus moves, so that they are read with the field.
      flushSync(() => {
        setRefused({});
        setTrouble(undefined);
        setFound(result.errors);
      });
      if (!('value' in result)) return focusFirst(element, result.errors);
      setBusy(true);
      await onValid(result.value as OutputOf<Schema>, { setErrors, reset });
    } catch (error) {
      await tellRefusal(element, error);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };

  const tellRefusal = async (element: HTMLFormElement, error: unknown) => {
    noteFault(error);
    const { errors = {} } = error instanceof CallError ? error : {};
    if (Object.keys(errors).some((name) => element.elements.namedItem(name) !== null)) setErrors(errors);
    else {
      const code = error instanceof CallError ? error.code : undefined;
      setTrouble({ words: await inWordsWithTime(error), code });
    }
  };

  /** For controls that fire no native `input` event; all others are noticed by themselves. */
  const edited = async (name: string) => {
    setRefused((errors) => without(errors, name));
    if (Object.keys(found).length === 0 || !form.current) return;
    const { errors: still } = await check(form.current);
    setFound((errors) =>
      Object.fromEntries(entriesOf(errors).filter(([key]) => key !== name && Object.hasOwn(still, key))),
    );
  };

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const { name } = event.target as HTMLInputElement;
    if (name) void edited(name);
  };

  const setErrors = (errors: FieldErrors) => {
    flushSync(() => setRefused(errors));
    if (form.current) focusFirst(form.current, errors);
  };

  /** Takes back all that was said of what was typed. */
  const forget = () => {
    setFound({});
    setRefused({});
    setTrouble(undefined);
  };

  const reset = () => {
    form.current?.reset();
    forget();
  };

  return {
    form: { ref: form, noValidate: true, onSubmit, onInput },
    errors: { ...found, ...refused } as Partial<Record<Name, string>>,
    busy,
    trouble: trouble?.words,
    /** Which refusal the trouble is, for whoever knows a way on. */
    refusal: trouble?.code,
    setErrors,
    edited,
    forget,
    reset,
  };
}

const readForm = (form: HTMLFormElement): unknown => Object.fromEntries(new FormData(form));

const entriesOf = (errors: FieldErrors) => Object.entries(errors);

const without = (errors: FieldErrors, name: string): FieldErrors =>
  Object.fromEntries(entriesOf(errors).filter(([key]) => key !== name));

type Issues = NonNullable<Awaited<ReturnType<StandardSchema['~standard']['validate']>>['issues']>;

function byField(issues: Issues): FieldErrors {
  const errors = new Map<string, string>();
  for (const { path = [], message } of issues) {
    const name = path.map((step) => String(typeof step === 'object' ? step.key : step)).join('.');
    if (!errors.has(name)) errors.set(name, message);
  }
  return Object.fromEntries(errors);
}

/** A control that hides its input, as a combobox does, marks its outermost element with `data-field`. */
function focusFirst(form: HTMLFormElement, errors: FieldErrors): void {
  const wrong = [...form.elements].find((element) =>
    Object.hasOwn(errors, (element as HTMLInputElement).name),
  );
  if (!(wrong instanceof HTMLElement)) return;
  const stands = wrong
    .closest('[data-field]')
    ?.querySelector<HTMLElement>('input:not([type=hidden]), button');
  (stands ?? wrong).focus();
}
