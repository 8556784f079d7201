import { withSlashes } from 'browser/ui/dates/typed-day';
import { TextField } from 'browser/ui/fields/TextField';
import type { FormEvent } from 'react';

const isTyping = ({ nativeEvent }: FormEvent) => (nativeEvent as InputEvent).inputType === 'insertText';

/** A text field without a calendar: typing one's birthday is quicker than looking it up. */
export function DateOfBirthField({ error }: { error?: string | undefined }) {
  const addSlashes = (event: FormEvent<HTMLInputElement>) => {
    const field = event.currentTarget;
    const isAtEnd = field.selectionStart === field.value.length;
    if (isTyping(event) && isAtEnd) field.value = withSlashes(field.value);
  };
  return (
    <TextField
      label="Date of birth"
      name="dob"
      inputMode="numeric"
      autoComplete="bday"
      placeholder="MM/DD/YYYY"
      maxLength={10}
      required
      hint="MM/DD/YYYY. You must be 21 or older."
      error={error}
      onInput={addSlashes}
    />
  );
}
