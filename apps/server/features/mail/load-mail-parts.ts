/** The parts of mails that an owner built of blocks, as they stand around what a mail says by itself. */
import { blockTypeTable, renderMailPart, type MailPart } from '@sitewright/blocks';
import {
  findMailPart,
  mailPlaces,
  placeholdersOf,
  type MailKind,
  type MailPartName,
  type MailPlaceholder,
  type PageDocument,
} from '@sitewright/contract';
import type { AppContext } from '../../context.ts';
import type { ReadDatabase } from '../../db/database.ts';
import { loadBlockSource } from '../../render/data/load-block-source.ts';
import { loadMailDocuments } from '../../render/data/load-mail-documents.ts';
import { pathOfPage } from '../settings/language-path.ts';
import type { Site } from '../sites/site.ts';

/** What stands around the content of a mail; of a part that says nothing, nothing. */
export interface MailParts {
  readonly header?: MailPart | undefined;
  readonly above?: MailPart | undefined;
  readonly below?: MailPart | undefined;
  readonly footer?: MailPart | undefined;
}

/** What it takes to write a mail; a preview has no transaction. */
export interface PartsScope {
  readonly ctx: Pick<AppContext, 'log' | 'now'>;
  readonly db: ReadDatabase;
  /** In the language of the mail. */
  readonly site: Site;
  /** Parts as they are being built, for who may read drafts; missing: as they were published. */
  readonly drafts?: ShownDrafts | undefined;
}

/** How a mail is shown to who builds its parts. */
export interface ShownDrafts {
  /** The part that is edited: the editor fills its place. */
  readonly edited?: MailPartName | undefined;
  /** In the back office, which may be at another host: pictures are those of its own. */
  readonly isOnScreen?: boolean | undefined;
}

/** Where the editor draws the part. */
const emptyPlace: MailPart = {
  html: '<div class="sqs-layout sqs-grid-12 columns-12" id="mail-part"></div>',
  text: '',
};

/** What is told in the place of names in braces. */
export type MailValues = Readonly<Partial<Record<MailPlaceholder, string>>>;

/** Which mail gets parts. */
export interface PartedMail {
  /** Missing: it has the parts of all mails alone. */
  readonly kind?: MailKind | undefined;
  /** Absolute; undefined: links of the site and pictures are left out. */
  readonly shopUrl: string | undefined;
  /** Asked only where a part names one of them. */
  readonly tell?: (() => Promise<MailValues>) | undefined;
}

/**
 * Reads and renders the parts of a mail. One that cannot be rendered is left out, and the log says so:
 * it holds up no mail.
 */
export async function loadMailParts(scope: PartsScope, mail: PartedMail): Promise<MailParts> {
  const documents = await loadDocuments(scope, mail);
  const edited = scope.drafts?.edited;
  if (documents.size === 0 && edited === undefined) return {};
  const show = async (name: MailPartName) => {
    if (name === edited) return emptyPlace;
    const document = documents.get(name);
    if (!document) return undefined;
    try {
      return await showPart(scope, mail, { name, document });
    } catch (error) {
      const { siteId } = scope.site;
      scope.ctx.log.error({ err: error, siteId, part: name }, 'a part of a mail was left out');
      return undefined;
    }
  };
  const { kind } = mail;
  return {
    header: await show('header'),
    above: kind && (await show(`${kind}-above`)),
    below: kind && (await show(`${kind}-below`)),
    footer: await show('footer'),
  };
}

function loadDocuments({ db, site, drafts }: PartsScope, { kind }: PartedMail) {
  const own = kind === undefined ? [] : mailPlaces.map((place) => `${kind}-${place}` as const);
  const which = drafts ? 'draft' : 'published';
  return loadMailDocuments(db, site.siteId, { names: ['header', 'footer', ...own], which });
}

interface NamedDocument {
  readonly name: MailPartName;
  readonly document: PageDocument;
}

async function showPart(
  scope: PartsScope,
  { shopUrl, tell }: PartedMail,
  { name, document }: NamedDocument,
): Promise<MailPart | undefined> {
  const { ctx, site } = scope;
  const source = await loadBlockSource(scope.db, site, document);
  const { language: code, ownLocale: original } = site;
  const language = code === undefined ? undefined : { code, original };
  const told: MailValues = /\{\w+\}/.test(JSON.stringify(document.blocks))
    ? { shopName: site.title, ...(await tell?.()) }
    : {};
  const names = placeholdersOf(findMailPart(name)!);
  return renderMailPart(
    document,
    { types: blockTypeTable, source, language, cldr: undefined, now: ctx.now().getTime() },
    {
      tone: name === 'footer' ? 'foot' : 'card',
      address: (url) =>
        scope.drafts?.isOnScreen && url.startsWith('/content/')
          ? url
          : absoluteUrl(site, shopUrl, url),
      values: Object.fromEntries(names.map((one) => [one, told[one] ?? ''])),
    },
  );
}

/** Where a link of a mail leads; undefined for one that leads nowhere from outside of the site. */
function absoluteUrl(site: Site, shopUrl: string | undefined, url: string): string | undefined {
  if (/^(?:https?:|mailto:|tel:|sms:)/i.test(url)) return url;
  if (!url.startsWith('/') || url.startsWith('//') || shopUrl === undefined) return undefined;
  return shopUrl + pathOfPage(site, url);
}
