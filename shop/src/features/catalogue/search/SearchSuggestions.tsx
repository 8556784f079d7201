import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { IconButton } from 'browser/ui/buttons/IconButton';
import { X } from 'lucide-react';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useStoreData } from '../../../platform/store-data';
import { useSettled } from '../shelves/use-settled';
import css from './SearchSuggestions.module.css';
import { Suggestions } from './Suggestions';
import { suggest } from './suggest';

const pause = 150;

/** Once somebody pauses. An answer belongs to its words: one that comes late is never shown under others. */
function useSuggestions(typed: string, wanted: boolean) {
  const storeId = useStoreData(({ selectedStore }) => selectedStore?.id);
  const words = useSettled(typed.trim(), pause);
  const { data } = useQuery({
    queryKey: ['products', storeId, 'suggestions', words],
    queryFn: () => suggest(storeId!, words),
    enabled: wanted && storeId !== undefined,
    placeholderData: keepPreviousData,
  });
  // The suggestions for an empty field must not stand under words that have just been typed.
  return words === '' && typed.trim() !== '' ? undefined : data;
}

type Props = { id: string; input: RefObject<HTMLInputElement | null>; onClear: () => void };

/**
 * Makes a combobox of the field: what the words may mean opens below it, and the arrow keys lead through it.
 */
export function SearchSuggestions({ id, input, onClear }: Props) {
  const navigate = useNavigate();
  const [text, setText] = useState(() => input.current!.value);
  const [open, setOpen] = useState(true);
  const [active, setActive] = useState(-1);
  const suggested = useSuggestions(text, open);
  const isShown = open && Boolean(suggested?.length);
  const chosen = isShown ? suggested?.[active] : undefined;

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const type = (typed: string) => {
    setText(typed);
    setActive(-1);
    setOpen(true);
  };
  const clear = () => {
    onClear();
    type('');
  };

  function move(by: number) {
    const count = suggested?.length ?? 0;
    setOpen(true);
    // Between the last and the first lies the field itself.
    if (isShown) setActive(((active + 1 + by + count + 1) % (count + 1)) - 1);
    else setActive(by > 0 ? 0 : count - 1);
  }

  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key } = event;
    const isArrow = key === 'ArrowDown' || key === 'ArrowUp';
    const isMeant = isArrow
      ? isShown || text.trim() !== ''
      : key === 'Escape'
        ? text !== '' || isShown
        : key === 'Enter' && chosen;
    if (!isMeant || event.isComposing) return;
    event.preventDefault();
    if (isArrow) move(key === 'ArrowDown' ? 1 : -1);
    else if (key === 'Enter') {
      close();
      void navigate(chosen!.way);
    } else if (isShown) close();
    else clear();
  });
  const read = useEffectEvent(() => type(input.current!.value));
  const leave = useEffectEvent(close);
  const enter = useEffectEvent(() => {
    setText(input.current!.value);
    setOpen(true);
  });

  useEffect(() => {
    const field = input.current!;
    const listening = new AbortController();
    const { signal } = listening;
    field.addEventListener('keydown', (event) => press(event), { signal });
    field.addEventListener('input', () => read(), { signal });
    field.addEventListener('blur', () => leave(), { signal });
    field.form!.addEventListener('submit', () => leave(), { signal });
    field.addEventListener('focus', () => enter(), { signal });
    field.addEventListener('click', () => enter(), { signal });
    // Text that was typed before these listeners were there is read now.
    field.dispatchEvent(new Event('input'));
    return () => listening.abort();
  }, [input]);

  useEffect(() => {
    const field = input.current!;
    field.setAttribute('aria-expanded', String(isShown));
    if (chosen) field.setAttribute('aria-activedescendant', `${id}-${active}`);
    else field.removeAttribute('aria-activedescendant');
  }, [input, id, isShown, chosen, active]);

  return (
    <>
      {text && (
        <IconButton className={css.clear} size="small" label="Clear search" onClick={clear}>
          <X />
        </IconButton>
      )}
      {isShown && (
        <Suggestions id={id} words={text} suggested={suggested!} active={active} onChosen={close} />
      )}
    </>
  );
}
