/** A mail in the editor: an example of its kind with an empty place for the part that is edited. */
import { mailLook } from '@sitewright/blocks';
import { ApiError, findMailPart } from '@sitewright/contract';
import type { AppContext } from '../../context.ts';
import { inlineHash } from '../../render/tags/inline-hash.ts';
import { noInlineHashes, type InlineHashes } from '../../render/tags/trusted-inline.ts';
import { writeExampleMail } from '../order-mails/write-example-mail.ts';
import type { Site } from '../sites/site.ts';

/** Texts have their styles in each element; while somebody types, elements have none. */
const typedStyles = (
  size: number,
  color: string,
  align = 'start',
) => `#mail-part, #mail-part .sqs-block { min-height: 24px; }
#mail-part .sqs-html-content { ${mailLook.font}; font-size: ${size}px; line-height: 1.5; color: ${color}; text-align: ${align}; }
#mail-part .sqs-html-content :is(p, ul, ol, blockquote) { margin: 0 0 16px; }
#mail-part .sqs-html-content a { color: inherit; }
.sw-align-center { text-align: center; }
.sw-align-right { text-align: right; }
.sw-align-justify { text-align: justify; }`;

/** @throws ApiError `not_found` for a part that there is none of */
export async function canvasMail(
  ctx: AppContext,
  site: Site,
  name: string,
): Promise<{ html: string; hashes: InlineHashes }> {
  const part = findMailPart(name);
  if (!part) throw new ApiError('not_found');
  const drafts = { edited: part.name, isOnScreen: true };
  const scope = { ctx, db: ctx.db, site, drafts };
  const mail = await writeExampleMail(scope, part.kind ?? 'confirmed');
  const typed =
    part.name === 'footer'
      ? typedStyles(13, mailLook.soft, 'center')
      : typedStyles(16, mailLook.ink);
  const html = mail.html.replace('</head>', () => `<style>${typed}</style></head>`);
  const hashes = noInlineHashes();
  // Nobody else's: texts are escaped, and parts lose theirs.
  for (const [, style = ''] of html.matchAll(/<style>([\s\S]*?)<\/style>/g)) {
    hashes.styles.add(inlineHash(style));
  }
  return { html, hashes };
}
