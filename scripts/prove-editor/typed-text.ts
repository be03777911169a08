/** What somebody typed, key by key, and how much of it was found again. */
export interface TypedText {
  readonly keys: { readonly key: string; readonly atMs: number }[];
}

/** What was kept of it. */
export interface Kept {
  /** How long before the kill the first key was typed that is missing, in ms; 0: none is. */
  readonly lostMs: number;
  /** False: something stands there that nobody typed. */
  readonly isPart: boolean;
}

/**
 * Compares what stands there after a kill. `before` stood there until the first key, which took its
 * place; a text without any of the keys lost all of them.
 */
export function compareTyped(
  { keys }: TypedText,
  { found, before, killedAtMs }: { found: string; before: string; killedAtMs: number },
): Kept {
  const typed = keys.map(({ key }) => key).join('');
  const isWhole = found === typed;
  const isStart = typed.startsWith(found);
  const kept = isStart ? found.length : 0;
  const lost = keys[kept];
  return {
    lostMs: isWhole || !lost ? 0 : Math.max(0, killedAtMs - lost.atMs),
    isPart: isStart || found === before,
  };
}
