import { useEffect, useState } from 'react';

const pauseMs = 200;

/** A value, as JSON has it, a moment after it last changed: nobody asks the server at every key. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  const written = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(written) as Value), pauseMs);
    return () => clearTimeout(timer);
  }, [written]);
  return settled;
}
