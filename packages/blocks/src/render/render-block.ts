import type { Block } from '@sitewright/contract';
import { render } from '@sitewright/template';
import { widthInMail } from '../mail/mail-rows.ts';
import { showOriginals } from '../translations/mark-originals.ts';
import { escapeAttribute } from '@sitewright/formatters';
import type { RenderSettings } from './render-settings.ts';
import { showDirections } from './show-directions.ts';

/**
 * A block as visitors see it, with the classes that styles of themes know. What nobody knows is
 * printed as an empty block of its type, so that its place stays.
 */
export function renderBlock(block: Block, settings: RenderSettings): string {
  const { types, source, cldr, now, language, originals, mail } = settings;
  const type = types.get(block.type);
  const shown = type?.show(block.data, source, block.id);
  // Ids and names of a page are its own: a copy of a block has another id.
  const scope = { ...shown, blockId: block.id };
  const own = mail ? undefined : type?.ownProgram(block.data);
  const program = own ?? (mail ? type?.mailProgram : type?.program);
  const limits = own && ownLimits;
  const run = program && shown ? render(program, scope, { cldr, now, limits }).output : '';
  const output = own ? source.sanitize(run) : run;
  const said = language ? showOriginals(output, language.original) : output;
  const directed = showDirections(said);
  const written = mail ? mail.finish(directed, widthInMail(block)) : directed;
  const isOriginal = language !== undefined && originals?.has(block.id) === true;
  const lang = isOriginal ? ` lang="${escapeAttribute(language.original)}"` : '';
  const kind = type?.kind ?? 'unknown';
  const number = type?.legacyType ?? unknownType;
  return (
    `<div class="sqs-block ${kind}-block sqs-block-${kind}" data-block-type="${number}"` +
    ` id="block-${block.id}"${lang}><div class="sqs-block-content">${written}</div></div>`
  );
}

/** Of a template that an owner wrote for one block: a page has many of them. */
const ownLimits = { maxSteps: 20_000, maxOutputBytes: 512 * 1024 };

/** ENUM-05: undefined. */
const unknownType = -1;
