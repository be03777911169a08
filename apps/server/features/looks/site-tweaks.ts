import type { CallAnswer } from '@sitewright/contract';
import type { AppContext } from '../../context.ts';
import type { Tweak } from '../../render/styles/tweaks.ts';
import { readSiteLook } from '../sites/site-look.ts';

type Shown = CallAnswer<'GET /api/sites/:identifier/tweaks'>['tweaks'][number];

/** What can be changed of the look of a site: tweaks whose values settings may hold. */
export async function presentTweaks(
  { db, themes }: Pick<AppContext, 'db' | 'themes'>,
  siteId: string,
): Promise<{ tweaks: Shown[] }> {
  const look = await readSiteLook(db, siteId);
  const theme = await themes.get(look.theme);
  const tweaks = theme.tweaks.flatMap((tweak) => {
    const value = look.tweaks[tweak.name] ?? tweak.defaultValue;
    const kind = kindOf(tweak);
    return kind === undefined ? [] : [present(tweak, kind, value)];
  });
  return { tweaks };
}

function present(tweak: Tweak, kind: Shown['kind'], value: string): Shown {
  const { name, options, least = 0, most = 1_000 } = tweak;
  return {
    name,
    kind,
    title: { ...tweak.titles, en: tweak.title || name },
    category: { ...tweak.categories, en: tweak.category },
    options: [...options],
    least,
    most,
    unit: /^[\d.]+([a-z%]*)$/.exec(value)?.[1] ?? 'px',
    value,
  };
}

/** Undefined: its values are more than a word or a measure. */
function kindOf({ type, options, least, most }: Tweak): Shown['kind'] | undefined {
  if (type === 'color') return 'color';
  if (type === 'checkbox') return 'switch';
  if (options.length > 0) return 'choice';
  return type === 'value' && least !== undefined && most !== undefined ? 'measure' : undefined;
}
