import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { staffLimits } from '@sitewright/contract';
import { Button } from '../../ui/button.tsx';
import { signalPacked } from '../orders/pack-signal.ts';
import { ScanForm } from '../orders/scan-form.tsx';
import { countedOf, nameLine, type ToCount } from './count-lines.ts';
import { countTexts as texts } from './count-texts.ts';
import classes from './inventory.module.css';
import type { Scanned, useCount } from './use-count.ts';

/** Takes codes of a keyboard, a hand scanner or the camera, one after the other. */
export function CountScanner({
  count,
}: {
  count: Pick<ReturnType<typeof useCount>, 'scan' | 'choose'>;
}) {
  const write = useTexts();
  const [told, setTold] = useState({ isRight: true, text: '' });
  const [choices, setChoices] = useState<readonly ToCount[]>([]);
  // A scanner is faster than the server: codes wait for those before them.
  const waiting = useRef(Promise.resolve());
  const latest = useRef(count);
  useEffect(() => {
    latest.current = count;
  });
  const tell = (scanned: string, result: Scanned) => {
    setChoices(result.kind === 'several' ? result.lines : []);
    const isRight = result.kind === 'added' || result.kind === 'several';
    signalPacked(isRight);
    setTold({ isRight, text: tellScanned(scanned, result) });
  };
  const tellScanned = (scanned: string, result: Scanned): string => {
    if (result.kind === 'failed') return result.message;
    if (result.kind === 'unknown') return write(texts.unknown, { code: scanned });
    if (result.kind === 'uncounted') return write(texts.uncountedNow, { name: result.name });
    if (result.kind === 'full') return write(texts.full, { count: staffLimits.countedLines });
    if (result.kind === 'several') return write(texts.choose);
    const units = countedOf(result.line);
    const name = nameLine(result.line);
    return units === undefined ? name : write(texts.lies, { name, count: units });
  };
  const take = (scanned: string) => {
    waiting.current = waiting.current.then(async () => {
      tell(scanned, await latest.current.scan(scanned));
      // What was added is drawn before the next code looks for it.
      await new Promise((resolve) => setTimeout(resolve));
    });
  };
  return (
    <ScanForm
      className={classes['form']}
      label={write(texts.code)}
      help={write(texts.codeHelp)}
      onCode={take}
    >
      <output className={told.isRight ? undefined : classes['problem']}>{told.text}</output>
      {choices.length > 0 && (
        <ul className={classes['places']} aria-label={write(texts.choose)}>
          {choices.map((found) => (
            <li key={found.variantId} className={classes['place']}>
              <span className={classes['grow']}>
                {nameLine(found)} <span className={classes['muted']}>{found.sku}</span>
              </span>
              <Button
                isSmall
                aria-label={write(texts.countedOf, { name: nameLine(found) })}
                onPress={() => tell(found.sku, count.choose(found))}
              >
                {write(texts.open)}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </ScanForm>
  );
}
