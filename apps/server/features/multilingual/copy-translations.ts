import type { TranslatedKind, Translation } from '@sitewright/contract';
import type { EventScope } from '../../reactions/reaction.ts';
import { listTranslations, writeTranslation } from './store-translations.ts';

interface Copied {
  readonly kind: TranslatedKind;
  readonly from: string;
  readonly to: string;
  /** What the title of a copy is, by that of what it is a copy of. */
  readonly nameCopy: (title: string) => string;
}

/** Gives a copy of a thing what the thing says in other languages. */
export async function copyTranslations(
  { ctx, trx, site: { siteId } }: EventScope,
  { kind, from, to, nameCopy }: Copied,
): Promise<void> {
  const said = await listTranslations(trx, { siteId, kind, id: from });
  for (const [language, { title, ...others }] of Object.entries(said)) {
    const fields = { ...others, ...(title && { title: copyTitle(title, nameCopy) }) };
    await writeTranslation(trx, { siteId, kind, id: to, language }, fields, ctx.now());
  }
}

function copyTitle({ text, original }: Translation, nameCopy: Copied['nameCopy']): Translation {
  return { text: nameCopy(text), original: nameCopy(original) };
}
