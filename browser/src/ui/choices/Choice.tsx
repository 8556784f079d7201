import { CircleAlert, X } from 'lucide-react';
import { FieldError, Label, Text } from 'react-aria-components';
import { IconButton } from '../buttons/IconButton';
import { RequiredMark } from '../fields/Field';
import css from '../fields/Field.module.css';

/** What Select and Combobox have in common; they look like any other Field. */
export type ChoiceTexts = {
  label: string;
  /** For those who listen only, where the place already says what it is. */
  hideLabel?: boolean;
  hint?: string;
  error?: string;
  required?: boolean;
};

export const ChoiceLabel = ({ label, hideLabel, required }: ChoiceTexts) => (
  <Label className={css.label} data-hidden={hideLabel || undefined}>
    {label}
    {required && <RequiredMark />}
  </Label>
);

export const ChoiceMessages = ({ hint, error }: ChoiceTexts) => (
  <>
    {hint && (
      <Text slot="description" className={css.hint}>
        {hint}
      </Text>
    )}
    <FieldError className={css.error}>
      <CircleAlert className={css.mark} aria-hidden="true" />
      <span>{error}</span>
    </FieldError>
  </>
);

export const ClearButton = ({ label, onClear }: { label: string; onClear: () => void }) => (
  <IconButton size="small" label={`Clear ${label}`} onClick={onClear}>
    <X />
  </IconButton>
);
