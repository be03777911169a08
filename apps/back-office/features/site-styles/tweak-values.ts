/** Values of tweaks as the setting holds them, and as fields of a form. */
import type { CallFailure } from '@sitewright/contract';
import type { EditChanges } from '../../forms/use-edit-form.ts';
import type { Settings } from '../settings/use-group-form.ts';

/** By the names of tweaks. */
export type TweakValues = Readonly<Record<string, string>>;

/** What the owner changed of the look. */
export function valuesOf(settings: Settings): TweakValues {
  const found = settings.find(({ group, field }) => group === 'styles' && field === 'values');
  return readValues(found?.value);
}

/** What is not the look's. */
export function withoutGaps(values: TweakValues): TweakValues {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}

/**
 * What a save sends: all values as they were seen and as they shall be. Those of tweaks that this
 * theme does not have stay as they are.
 */
export function toChange(
  saved: TweakValues,
  changes: EditChanges,
): { from: TweakValues; to: TweakValues } {
  const sideOf = (side: 'from' | 'to') => {
    const changed = Object.entries(changes).map(([name, change]) => [name, String(change[side])]);
    return withoutGaps({ ...saved, ...Object.fromEntries(changed) });
  };
  return { from: sideOf('from'), to: sideOf('to') };
}

/** A refusal by the names of the fields that were changed. */
export function toTweakFailure(
  failure: CallFailure | undefined,
  changes: EditChanges,
): CallFailure | undefined {
  const conflict = failure?.conflicts?.['styles.values'];
  if (!failure || !conflict) return failure;
  const [theirs, yours] = [readValues(conflict.theirs), readValues(conflict.yours)];
  const conflicts = Object.keys(changes).map((name) => {
    return [name, { theirs: theirs[name] ?? '', yours: yours[name] ?? '' }] as const;
  });
  return { ...failure, conflicts: Object.fromEntries(conflicts) };
}

function readValues(value: unknown): TweakValues {
  const entries = Object.entries(Object(value) as object).flatMap(([name, one]) =>
    typeof one === 'string' ? [[name, one] as const] : [],
  );
  return Object.fromEntries(entries);
}
