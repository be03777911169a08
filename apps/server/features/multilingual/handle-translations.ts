/** `/api/sites/:identifier/translations/…`: what things say in other languages. */
import {
  ApiError,
  changeTranslations,
  getTranslations,
  listSiteLanguages,
  translationSchema,
  type Permission,
  type TranslatableText,
  type TranslatedKind,
  type Translation,
} from '@sitewright/contract';
import type { CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import { mergeChanges } from '../../http/merge-changes.ts';
import { isAllowed } from '../../policies/is-allowed.ts';
import { sanitizeContent } from '../../render/sanitize-content.ts';
import { writerOf } from '../activity/actor.ts';
import { logThing } from '../activity/write-logged.ts';
import { listLanguages, otherLanguagesOf } from '../settings/site-languages.ts';
import { holdTranslation, listTranslations, writeTranslation } from './store-translations.ts';
import { hasDocument, readTranslatable } from './translatable-things.ts';
import { translationId, translationThing as thing } from './translation-thing.ts';

/** Visitors see translations at once: they ask for what changing the original asks for. D-43 */
const permissionsByKind: Readonly<Record<TranslatedKind, Permission>> = {
  site: 'edit-settings',
  menus: 'create-pages',
  page: 'edit-content',
  category: 'edit-products',
  product: 'edit-products',
  post: 'edit-content',
  popup: 'edit-content',
  header: 'edit-content',
  footer: 'edit-content',
  announcement: 'edit-content',
  mail: 'edit-content',
};

/** Reading and writing of translations. */
export function handleTranslations(scope: CallScope): void {
  const { ctx } = scope;
  handleCall(scope, listSiteLanguages, ({ site }) =>
    Promise.resolve({ languages: listLanguages(site) }),
  );
  handleCall(scope, getTranslations, async ({ site, params: { kind, id } }) => {
    const found = await readTranslatable(ctx.db, site, { kind, id });
    if (!found) throw new ApiError('not_found');
    const translations = await listTranslations(ctx.db, { siteId: site.siteId, kind, id });
    const isOfBlocks = await hasDocument(ctx.db, site, { kind, id });
    return {
      title: found.title,
      hasDocument: isOfBlocks,
      texts: [...found.texts],
      translations,
    };
  });
  handleCall(scope, changeTranslations, ({ site, staff, params, body }) => {
    const { kind, id, language } = params;
    if (!otherLanguagesOf(site).some(({ code }) => code === language)) {
      throw new ApiError('invalid_request');
    }
    const permission = permissionsByKind[kind];
    if (!isAllowed(staff, permission)) throw new ApiError('not_allowed');
    const { siteId } = site;
    const key = { siteId, kind, id, language };
    const named = translationId(key);
    return ctx.transact((trx) => {
      const writer = { ...writerOf(changeTranslations, staff), permission };
      return logThing({ trx, siteId, at: ctx.now(), writer }, { thing, id: named }, async () => {
        const found = await readTranslatable(trx, site, { kind, id });
        if (!found) throw new ApiError('not_found');
        const changes = checkChanges(found.texts, body.changes);
        const merged = mergeChanges({ ...(await holdTranslation(trx, key)) }, changes);
        if (Object.keys(merged).length > 0) await writeTranslation(trx, key, merged, ctx.now());
        return { id: named };
      });
    });
  });
}

type Changes = Readonly<
  Record<string, { readonly from?: unknown; readonly to?: Translation | undefined }>
>;

/**
 * HTML is made safe, also what a screen saw: it is compared with what was kept.
 *
 * @throws ApiError for what the thing has no text for, or would not take
 */
function checkChanges(texts: readonly TranslatableText[], changes: Changes): Changes {
  const known = new Map(texts.map((text) => [text.field, text]));
  const entries = Object.entries(changes).map(([field, { from, to }]) => {
    const text = known.get(field);
    // What lost its original may be taken away.
    if (to === undefined) return [field, { from, to }] as const;
    if (!text || to.text.length > text.maxLength) {
      throw new ApiError('invalid_request', {}, { errors: { [field]: 'Too long, or no text.' } });
    }
    const isHtml = text.format === 'html';
    const clean = (said: Translation) =>
      isHtml ? { ...said, text: sanitizeContent(said.text) } : said;
    const seen = translationSchema.safeParse(from);
    return [field, { from: seen.success ? clean(seen.data) : from, to: clean(to) }] as const;
  });
  return Object.fromEntries(entries);
}
