import { ChevronDown } from 'lucide-react';
import { useContext, useEffect, useMemo, useRef, useState } from 'react';
import {
  ComboBox as AriaComboBox,
  Button,
  ComboBoxStateContext,
  Input,
  ListLayout,
  Popover,
  Virtualizer,
} from 'react-aria-components';
import { ChoiceLabel, ChoiceMessages, ClearButton } from './Choice';
import css from './Choice.module.css';
import { classNames } from './class-names';
import control from './control.module.css';
import field from './Field.module.css';
import { HiddenValue } from './HiddenValue';
import { type OptionId, Options, optionOf } from './Options';
import list from './Options.module.css';
import { listOpening } from './opening-side';
import { named, search } from './option-search';
import type { ChoiceProps } from './Select';
import { Spinner } from './Spinner';
import { useFieldValue } from './use-field-value';
import { useOpening } from './use-opening';

/** Building the list takes time by the entry, so it is given in parts; scrolling to the end brings the next. */
const PART = 500;

/** One choice of a long list: typing narrows it, and every entry can still be reached by scrolling. */
export function Combobox<Id extends OptionId>(props: ChoiceProps<Id>) {
  const { options, placeholder = 'Select', disabled, loading = false, clearable } = props;
  const [value, change, initial] = useFieldValue<Id>(props);
  const frame = useRef<HTMLDivElement>(null);
  const { onOpenChange, popover } = useOpening(frame, listOpening);
  const [typed, setTyped] = useState<string>();
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
    if (!text) change(null);
  }
  /** Leaving the field settles for the old choice again, unless another entry was typed in full. */
  function settle(key: OptionId | null) {
    const meant = typed && key === value ? named(options, typed) : optionOf(options, key);
    setTyped(undefined);
    setParts(1);
    if (meant) change(meant.id);
  }

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
      onOpenChange={onOpenChange}
    >
      <ChoiceLabel {...props} />
      <div ref={frame} className={classNames(control.frame, css.frame)} aria-busy={loading}>
        <OpeningInput placeholder={placeholder} autoComplete={props.autoComplete} />
        <span className={control.end}>
          {clearable && value !== null && !disabled && (
            <ClearButton label={props.label} onClear={() => type('')} />
          )}
          <Button className={css.mark}>{loading ? <Spinner /> : <ChevronDown aria-hidden />}</Button>
        </span>
      </div>
      <ChoiceMessages {...props} />
      {props.name && (
        <HiddenValue name={props.name} value={String(value ?? '')} onReset={() => change(initial)} />
      )}
      <Popover {...popover} triggerRef={frame} className={list.popover}>
        <ChosenInView />
        <Virtualizer layout={ListLayout} layoutOptions={{ estimatedRowHeight: 36 }}>
          <Options
            options={shown}
            loading={loading}
            onEnd={hasMore ? () => setParts(parts + 1) : undefined}
          />
        </Virtualizer>
      </Popover>
    </AriaComboBox>
  );
}

type InputProps = { placeholder: string; autoComplete: string | undefined };

/** A press on the field opens the list, as people expect of a drop-down; the focus alone does not. */
function OpeningInput(props: InputProps) {
  const state = useContext(ComboBoxStateContext);
  return <Input {...props} className={control.input} onClick={() => state?.open(null, 'manual')} />;
}

/** The list opens where the choice stands; from then on the arrow keys decide. */
function ChosenInView() {
  const state = useContext(ComboBoxStateContext);
  const marker = useRef<HTMLSpanElement>(null);
  const placed = useRef(false);
  useEffect(() => {
    if (placed.current || !state) return;
    placed.current = true;
    if (state.selectedKey == null) return;
    state.selectionManager.setFocusedKey(state.selectedKey);
    requestAnimationFrame(() => scrollToChosen(marker.current?.parentElement));
  }, [state]);
  return <span ref={marker} hidden />;
}

/** By hand: `scrollIntoView` would move the page as well, and that closes the list. */
function scrollToChosen(popover: Element | null | undefined) {
  const list = popover?.querySelector('[role=listbox]');
  const chosen = list?.querySelector('[role=option][aria-selected=true]');
  if (!list || !chosen) return;
  const distance = chosen.getBoundingClientRect().top - list.getBoundingClientRect().top;
  list.scrollTop += distance - list.clientHeight / 2;
}
