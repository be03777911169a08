import { slowLine, slowLineMs, type BlockWeight, type LoadedThing } from '@sitewright/blocks';
import { useIntl } from 'react-intl';
import { useTexts } from '../../texts/use-texts.ts';
import classes from '../editor.module.css';
import costClasses from './block-costs.module.css';
import { checkTexts as texts } from './check-texts.ts';

/** What each block makes visitors load, at once and after a press; the heaviest first. */
export function BlockCosts({
  weights,
  nameOf,
  onChoose,
}: {
  weights: readonly BlockWeight[];
  nameOf: (blockId: string) => string;
  onChoose: (blockId: string) => void;
}) {
  const write = useTexts();
  const intl = useIntl();
  const nameThing = ({ kind, name, bytes }: LoadedThing) => {
    if (kind === 'outside') return name;
    const size = bytes === undefined ? write(texts.unknownSize) : `${kilobytesOf(bytes)} kB`;
    return `${write(texts[kind])} (${size})`;
  };
  const nameAll = (things: readonly LoadedThing[]) => countAlike(things.map(nameThing)).join(', ');
  const atOnce = ({ bytes, atOnce: things }: BlockWeight) => {
    if (things.length === 0) return write(texts.nothingAtOnce);
    if (bytes === 0) return nameAll(things);
    const seconds = intl.formatNumber(slowLineMs(bytes) / 1_000, { maximumFractionDigits: 1 });
    return write(texts.kilobytes, { count: kilobytesOf(bytes), seconds });
  };
  const rate = intl.formatNumber(slowLine.bitsPerSecond / 1_000_000);
  return (
    <div className={costClasses['weights']}>
      <h3>{write(texts.weight)}</h3>
      <p className={classes['hint']}>
        {weights.length > 0 ? write(texts.weightHelp, { rate }) : write(texts.noWeight)}
      </p>
      <ul className={classes['changes']}>
        {weights.map((weight) => (
          <li key={weight.blockId}>
            <button type="button" onClick={() => onChoose(weight.blockId)}>
              {nameOf(weight.blockId)}
              <small>{atOnce(weight)}</small>
              {weight.afterPress.length > 0 && (
                <small>{write(texts.afterPress, { things: nameAll(weight.afterPress) })}</small>
              )}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Names that stand more than once are written once: `3 × picture (size unknown)`. */
function countAlike(names: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count > 1 ? `${count} × ${name}` : name));
}

/** Of anything one at least. */
function kilobytesOf(bytes: number): number {
  return Math.max(1, Math.round(bytes / 1_000));
}
