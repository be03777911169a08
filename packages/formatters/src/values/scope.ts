import type { Path, PluginContext } from '@sitewright/template';
import { getKey, getPath } from './read.ts';

/**
 * A look-up the way a partial does it: the first name in the value, then up the stack; the rest of
 * the path inside what was found. This is how markup formatters read their data.
 */
export function resolveIn(value: unknown, path: Path, ctx: PluginContext): unknown {
  const name = path[0];
  const own = name === undefined ? undefined : getKey(value, name);
  if (own === undefined) return ctx.resolve(path);
  return path.length === 1 ? own : getPath(own, path.slice(1));
}

/** A name in the first of several values that has it, then up the stack. */
export function resolveInFrames(
  frames: readonly unknown[],
  name: string,
  ctx: PluginContext,
): unknown {
  for (const frame of frames) {
    const own = getKey(frame, name);
    if (own !== undefined) return own;
  }
  return ctx.resolve([name]);
}

/** A text that an owner may have translated: `localizedStrings.<key>`. */
export function localizedText(ctx: PluginContext, key: string): unknown {
  return ctx.resolve(['localizedStrings', key]);
}
