import { useEffect, useRef, useState } from 'react';

const pause = 200;

/** Reports what somebody types when they pause. Words that come from elsewhere replace what is typed. */
export function useTypedWords(words: string, onWords: (words: string) => void) {
  const [typed, setTyped] = useState(words);
  const timer = useRef<number>(undefined);
  const asked = useRef(words);

  useEffect(() => {
    if (words !== asked.current) setTyped(words);
    asked.current = words;
  }, [words]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const ask = (text: string) => {
    clearTimeout(timer.current);
    asked.current = text.trim();
    onWords(text.trim());
  };
  const type = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => ask(text), pause);
  };
  const clear = () => {
    setTyped('');
    ask('');
  };
  return { typed, type, clear };
}
