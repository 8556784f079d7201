import { ChevronDown } from 'lucide-react';
import { useRef } from 'react';
import { Select as AriaSelect, Button, Popover, SelectValue } from 'react-aria-components';
import { classNames } from '../class-names';
import { Spinner } from '../feedback/Spinner';
import control from '../fields/control.module.css';
import field from '../fields/Field.module.css';
import { type FieldValue, useFieldValue } from '../fields/use-field-value';
import { listOpening } from '../overlays/opening-side';
import { PopoverLayer, useOpening } from '../overlays/use-opening';
import { ChoiceLabel, ChoiceMessages, type ChoiceTexts, ClearButton } from './Choice';
import css from './Choice.module.css';
import { HiddenValue } from './HiddenValue';
import { type Option, type OptionId, Options, optionOf } from './Options';
import list from './Options.module.css';

export type ChoiceProps<Id extends OptionId> = ChoiceTexts &
  FieldValue<Id> & {
    options: readonly Option<Id>[];
    name?: string;
    placeholder?: string;
    disabled?: boolean;
    /** The options are on their way. */
    loading?: boolean;
    clearable?: boolean;
    autoComplete?: string;
  };

type Props<Id extends OptionId> = ChoiceProps<Id> & { size?: 'small' | 'medium' };

/** One choice of a list that is short enough to look through; typing jumps to an entry. */
export function Select<Id extends OptionId>(props: Props<Id>) {
  const { options, placeholder = 'Select', disabled, loading = false, clearable, size = 'medium' } = props;
  const [value, change, initial] = useFieldValue<Id>(props);
  const frame = useRef<HTMLDivElement>(null);
  const { onOpenChange, popover } = useOpening(frame, listOpening);
  const canClear = clearable && value !== null && !disabled;

  return (
    <AriaSelect
      className={field.field}
      data-field
      value={value}
      onChange={(key) => change(optionOf(options, key)?.id ?? null)}
      placeholder={placeholder}
      isRequired={props.required}
      isDisabled={disabled}
      isInvalid={Boolean(props.error)}
      validationBehavior="aria"
      autoComplete={props.autoComplete}
      allowsEmptyCollection
      onOpenChange={onOpenChange}
    >
      <ChoiceLabel {...props} />
      <div
        ref={frame}
        className={classNames(control.frame, css.frame)}
        data-size={size}
        data-clearable={canClear || undefined}
        aria-busy={loading}
      >
        <Button className={classNames(control.input, css.button)}>
          <SelectValue className={css.value}>
            {({ isPlaceholder, selectedText, defaultChildren }) =>
              isPlaceholder ? defaultChildren : selectedText
            }
          </SelectValue>
          <span className={css.mark}>{loading ? <Spinner /> : <ChevronDown aria-hidden />}</span>
        </Button>
        {canClear && (
          <span className={css.clear}>
            <ClearButton label={props.label} onClear={() => change(null)} />
          </span>
        )}
      </div>
      <ChoiceMessages {...props} />
      {props.name && (
        <HiddenValue name={props.name} value={String(value ?? '')} onReset={() => change(initial)} />
      )}
      <Popover {...popover} triggerRef={frame} className={list.popover}>
        <PopoverLayer />
        <Options options={options} loading={loading} />
      </Popover>
    </AriaSelect>
  );
}
