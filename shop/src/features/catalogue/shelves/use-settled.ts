import { useEffect, useState } from 'react';

/** A value once it has stayed the same for so long. */
export function useSettled<Value>(value: Value, time: number) {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), time);
    return () => clearTimeout(timer);
  }, [value, time]);
  return settled;
}
