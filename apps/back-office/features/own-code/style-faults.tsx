import { useTexts } from '../../texts/use-texts.ts';
import { ownCodeTexts as texts } from './own-code-texts.ts';
import classes from './own-code.module.css';
import type { CheckedStyles } from './use-checked-styles.ts';

/** What is wrong, as a list: the same as the marks in the field, for who does not see them. */
export function StyleFaults({ checked }: { checked: CheckedStyles }) {
  const write = useTexts();
  const { state, problems } = checked;
  const said = { pending: texts.checking, success: texts.sound, failed: texts.failed }[state];
  return (
    <output className={classes['faults']} aria-label={write(texts.faults)}>
      {problems.length === 0
        ? write(said)
        : problems.map(({ line, message, isGrave }, at) => (
            <span key={at} className={classes['fault']} data-grave={isGrave}>
              {line === undefined
                ? message
                : write(texts.line, { line: String(line), problem: message })}
            </span>
          ))}
    </output>
  );
}
