import {
  languageCodeSchema,
  translatedKinds,
  translationSchema,
  type TranslatedKind,
} from '@sitewright/contract';
import { z } from 'zod';
import { sanitizeContent } from '../../render/sanitize-content.ts';
import { writeTranslation } from '../multilingual/store-translations.ts';
import { isHtmlText } from '../multilingual/translatable-things.ts';
import { menusId } from '../settings/menu-text-name.ts';
import { wholeSiteThing } from '../sites/site-in-language.ts';
import { readFile, requireOwn, type ImportScope } from './import-scope.ts';
import { SiteFilesError, siteFiles } from './site-format.ts';

const schema = z.array(
  z.strictObject({
    kind: z.enum(translatedKinds),
    id: z.string().min(1).max(64),
    language: languageCodeSchema,
    fields: z.record(z.string().min(1).max(300), translationSchema),
  }),
);

/** The folder of what is translated; of the site and its menus there is one thing. */
const folders: Readonly<Record<TranslatedKind, string | undefined>> = {
  site: undefined,
  menus: undefined,
  popup: undefined,
  header: undefined,
  footer: undefined,
  announcement: undefined,
  mail: undefined,
  page: 'pages',
  category: 'pages',
  product: 'products',
  post: 'items',
};

/** What things say in other languages; files of a site of one language have none of it. */
export async function importTranslations(scope: ImportScope): Promise<void> {
  const { trx, siteId, content, at } = scope;
  const file = siteFiles.translations;
  if (!content.texts.has(file)) return;
  for (const { kind, id, language, fields } of readFile(scope, file, schema)) {
    const folder = folders[kind];
    if (folder !== undefined) requireOwn(scope, file, { kind: folder, id });
    else if (id !== (kind === 'site' ? wholeSiteThing.id : menusId)) {
      throw new SiteFilesError(`${file}: there is no "${id}" here.`);
    }
    const clean = Object.entries(fields).map(([name, { text, original }]) => [
      name,
      { text: isHtmlText(kind, name) ? sanitizeContent(text) : text, original },
    ]);
    await writeTranslation(trx, { siteId, kind, id, language }, Object.fromEntries(clean), at);
  }
}
