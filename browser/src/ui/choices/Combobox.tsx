import { ChevronDown } from 'lucide-react';
import { useContext, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import {
  ComboBox as AriaComboBox,
  Button,
  ComboBoxStateContext,
  Group,
  Input,
  ListLayout,
  Popover,
  Virtualizer,
} from 'react-aria-components';
import { classNames } from '../class-names';
import { Spinner } from '../feedback/Spinner';
import control from '../fields/control.module.css';
import field from '../fields/Field.module.css';
import { useFieldValue } from '../fields/use-field-value';
import { listOpening } from '../overlays/opening-side';
import { useOpening } from '../overlays/use-opening';
import { ChoiceLabel, ChoiceMessages, ClearButton } from './Choice';
import css from './Choice.module.css';
import { ComboboxOpened } from './ComboboxOpened';
import { HiddenValue } from './HiddenValue';
import { type OptionId, Options, optionOf } from './Options';
import list from './Options.module.css';
import { named, search } from './option-search';
import type { ChoiceProps } from './Select';

/**
 * Each entry takes time to render, so the list is rendered in parts; scrolling to the end renders the next.
 */
const PART = 500;

/** The rows are as wide as the list: padding of its own would let it scroll sideways beside a scroll bar. */
const rows = { estimatedRowSize: 36, padding: 4 };

/** One choice of a long list: typing narrows it, and every entry can still be reached by scrolling. */
export function Combobox<Id extends OptionId>(props: ChoiceProps<Id>) {
  const { options, placeholder = 'Select', disabled, loading = false, clearable } = props;
  const [value, change, initial] = useFieldValue<Id>(props);
  const frame = useRef<HTMLDivElement>(null);
  const { onOpenChange, popover } = useOpening(frame, listOpening);
  const [typed, setTyped] = useState<string>();
  const [leftEarly, setLeftEarly] = useState(false);
  const [parts, setParts] = useState(1);

  const chosen = useMemo(() => optionOf(options, value), [options, value]);
  const found = useMemo(() => search(options, typed ?? ''), [options, typed]);
  const shown = useMemo(() => {
    const upToChosen = chosen ? found.indexOf(chosen) + 1 : 0;
    return found.slice(0, upToChosen + parts * PART);
  }, [found, chosen, parts]);
  const hasMore = shown.length < found.length;

  function type(text: string) {
    setTyped(text);
    setParts(1);
    setLeftEarly(false);
    if (!text) change(null);
  }
  function forgetTyped() {
    setTyped(undefined);
    setParts(1);
    setLeftEarly(false);
  }
  /** Leaving the field restores the former choice, unless another entry was typed in full. */
  function settle(key: OptionId | null) {
    const meant = typed && key === value ? named(options, typed) : optionOf(options, key);
    if (typed && key === value && !meant) {
      if (loading) return setLeftEarly(true);
      // The list also closes when the page is scrolled; half-typed text stays, so that typing can go on.
      if (frame.current?.contains(document.activeElement)) return;
    }
    forgetTyped();
    if (meant) change(meant.id);
  }
  /** A half-typed name is dropped. */
  function giveUp() {
    if (!loading) forgetTyped();
  }
  const settleLate = useEffectEvent(() => settle(value));
  useEffect(() => {
    if (leftEarly && !loading) queueMicrotask(settleLate);
  }, [leftEarly, loading]);

  return (
    <AriaComboBox
      className={field.field}
      data-field
      items={shown}
      value={value}
      inputValue={typed ?? chosen?.name ?? ''}
      onInputChange={type}
      onChange={settle}
      isRequired={props.required}
      isDisabled={disabled}
      isInvalid={Boolean(props.error)}
      validationBehavior="aria"
      allowsEmptyCollection
      // Otherwise the list would open again with all entries after a fully typed name was accepted.
      menuTrigger="manual"
      onOpenChange={onOpenChange}
    >
      <ChoiceLabel {...props} />
      <Group ref={frame} className={classNames(control.frame, css.frame)} aria-busy={loading}>
        <OpeningInput placeholder={placeholder} autoComplete={props.autoComplete} onGivenUp={giveUp} />
        <span className={control.end}>
          {clearable && value !== null && !disabled && (
            <ClearButton label={props.label} onClear={() => type('')} />
          )}
          <Button className={css.mark}>{loading ? <Spinner /> : <ChevronDown aria-hidden />}</Button>
        </span>
      </Group>
      <ChoiceMessages {...props} />
      {props.name && (
        <HiddenValue name={props.name} value={String(value ?? '')} onReset={() => change(initial)} />
      )}
      <Popover {...popover} className={list.popover}>
        <ComboboxOpened onGivenUp={giveUp} />
        {/* A part of the page with a name: the list stands outside of all others. */}
        <section className={list.part} aria-label={`Options: ${props.label}`}>
          <Virtualizer layout={ListLayout} layoutOptions={rows}>
            <Options
              options={shown}
              loading={loading}
              onEnd={hasMore ? () => setParts(parts + 1) : undefined}
            />
          </Virtualizer>
        </section>
      </Popover>
    </AriaComboBox>
  );
}

type InputProps = {
  placeholder: string;
  autoComplete: string | undefined;
  onGivenUp: () => void;
};

/**
 * Typing or pressing the field opens the list, as people expect of a drop-down; focus alone does not.
 * Scrolling closes the list, and the press may have scrolled the field into view: the list opens when that
 * has ended.
 */
function OpeningInput({ onGivenUp, ...props }: InputProps) {
  const state = useContext(ComboBoxStateContext);
  const open = () => requestAnimationFrame(() => state?.open(null, 'manual'));
  return (
    <Input
      {...props}
      className={control.input}
      onClick={open}
      onInput={() => state?.open(null, 'input')}
      onKeyDown={({ key }) => ['Enter', 'Escape', 'Tab'].includes(key) && onGivenUp()}
    />
  );
}
