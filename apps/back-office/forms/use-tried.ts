import { useEffect, useState } from 'react';
import { focusWrong } from './focus-wrong.ts';

/**
 * Whether somebody tried to send the form: from then on it says what is wrong. Each try that is
 * refused, here or by the server, brings the keyboard to the first field that is.
 */
export function useTried(): readonly [boolean, (isTried: boolean) => void] {
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (tries > 0) focusWrong();
  }, [tries]);
  return [tries > 0, (isTried) => setTries((count) => (isTried ? count + 1 : 0))];
}
