import { type ReactNode, type RefObject, useState } from 'react';
import { Dialog, I18nProvider, Popover } from 'react-aria-components';
import { Button } from '../buttons/Button';
import list from '../choices/Options.module.css';
import { classNames } from '../class-names';
import { useLayer } from '../overlays/open-layers';
import { layerOf } from '../overlays/use-opening';
import css from './DatePicker.module.css';
import type { DateRange, Preset } from './date-presets';
import { type DateText, dayOf } from './date-text';

type Limits = { min?: DateText; max?: DateText };

type Props = Limits & {
  label: string;
  frame: RefObject<HTMLElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  presets: readonly Preset[];
  chosen: DateRange | null;
  onPreset: (range: DateRange) => void;
  /** Below the calendar: the times. */
  footer?: ReactNode;
  children: ReactNode;
};

/** What opens below a date field: quick ranges and a calendar. On phones it comes up from the lower edge. */
export function DatePickerPanel(props: Props) {
  const { label, frame, open, onOpenChange, presets, chosen, onPreset, min, max, footer, children } = props;
  const layer = open ? layerOf(frame.current) : undefined;
  const [lastLayer, setLastLayer] = useState(layer);
  if (open && layer !== lastLayer) setLastLayer(layer);
  useLayer(open, () => onOpenChange(false));

  return (
    <Popover
      className={classNames(list.popover, css.popover)}
      triggerRef={frame}
      isOpen={open}
      onOpenChange={onOpenChange}
      placement="bottom start"
      offset={4}
      containerPadding={8}
      UNSTABLE_portalContainer={layer ?? lastLayer}
    >
      <Dialog className={css.panel} aria-label={label}>
        <I18nProvider locale="en-US">
          {presets.length > 0 && (
            <ul className={css.presets} aria-label="Quick ranges">
              {presets.map(({ name, range }) => (
                <li key={name}>
                  <button
                    type="button"
                    className={css.preset}
                    aria-pressed={isSame(range, chosen)}
                    disabled={isOutside(range, { min, max })}
                    onClick={() => onPreset(range)}
                  >
                    {name}
                  </button>
                </li>
              ))}
            </ul>
          )}
          <div className={css.main}>
            {children}
            {footer && (
              <div className={css.footer}>
                <div className={css.times}>{footer}</div>
                <Button size="small" onClick={() => onOpenChange(false)}>
                  Done
                </Button>
              </div>
            )}
          </div>
        </I18nProvider>
      </Dialog>
    </Popover>
  );
}

const isOutside = ({ start, end }: DateRange, { min, max }: Limits) =>
  Boolean((min && start < min) || (max && end > max));

const isSame = ({ start, end }: DateRange, chosen: DateRange | null) =>
  chosen !== null && start === dayOf(chosen.start) && end === dayOf(chosen.end);
