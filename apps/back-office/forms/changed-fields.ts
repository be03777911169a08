import type { CallFailure } from '@sitewright/contract';

/** The fields that differ, each with what was seen and what it shall be. */
export function changedFields(
  seen: Readonly<Record<string, unknown>>,
  now: Readonly<Record<string, unknown>>,
): Record<string, { from: unknown; to: unknown }> {
  const names = Object.keys(now).filter((name) => !isSame(seen[name], now[name]));
  return Object.fromEntries(names.map((name) => [name, { from: seen[name], to: now[name] }]));
}

/** Whether two values would be written the same way. Fields are plain data. */
function isSame(first: unknown, second: unknown): boolean {
  return first === second || JSON.stringify(first) === JSON.stringify(second);
}

const changedPath = /^(?:body\.)?changes\.([^.]+)/;

/** Messages of a refusal by the field of the form that they are about. */
export function fieldErrorsOf({ errors }: CallFailure): Record<string, string> {
  const named = Object.entries(errors).map(([path, message]): [string, string] => [
    changedPath.exec(path)?.[1] ?? path,
    message,
  ]);
  return Object.fromEntries(named.toReversed());
}
