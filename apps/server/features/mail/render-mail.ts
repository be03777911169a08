/** A mail as HTML and as plain text, from blocks. */
import type { MailPart } from '@sitewright/blocks';
import { html, trustedHtml, type Html } from '../../html.ts';
import { blockHtml, blockText, type MailBlock } from './mail-blocks.ts';
import type { MailSecret } from './seal-mail.ts';
import { escapeHtml } from '../../render/context/escape-html.ts';
import type { MailParts } from './load-mail-parts.ts';
import { darkStyles, font, ink, phoneStyles, soft } from './mail-look.ts';

export interface MailContent {
  /** The large line at the top. */
  title: string;
  /** What a list of mails shows after the subject. */
  preview: string;
  blocks: MailBlock[];
  /** Who sends it: name and address of the site. */
  shopName: string;
  shopUrl?: string;
  /** What the shop says of returns and so on, below who sends it. */
  policies?: readonly { readonly label: string; readonly url: string }[];
  /** BCP 47, e.g. `en-US`. */
  language?: string;
}

/** Mails to customers have parts that the owner built around them. */
type RenderedContent = MailContent & { readonly parts?: MailParts | undefined };

export interface RenderedMail {
  html: string;
  text: string;
  /** What of it opens something: the links that say so, and codes. */
  secrets: MailSecret[];
}

const page = '#f4f5f3';

/** Nothing in it is loaded from anywhere but pictures of its parts: no tracking, no fonts. */
export function renderMail(content: RenderedContent): RenderedMail {
  return { html: mailHtml(content), text: mailText(content), secrets: secretsOf(content.blocks) };
}

function mailHtml({
  title,
  preview,
  blocks,
  shopName,
  shopUrl,
  policies = [],
  language,
  parts = {},
}: RenderedContent): string {
  const { header, above, below, footer } = parts;
  const sender = shopUrl
    ? html`<a href="${shopUrl}" class="m-soft" style="color:${soft}">${shopName}</a>`
    : shopName;
  return html`<!doctype html>
    <html lang="${language ?? 'en'}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${title}</title>
        <style>
          ${darkStyles}${header || above || below || footer ? `\n${phoneStyles}` : ''}
        </style>
      </head>
      <body class="m-page" style="margin:0;padding:0;background:${page}">
        <div style="display:none;max-height:0;overflow:hidden">${preview}</div>
        <table
          role="presentation"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          class="m-page"
          style="background:${page}"
        >
          <tr>
            <td align="center" style="padding:32px 16px">
              <table
                role="presentation"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                class="m-card"
                style="max-width:600px;background:#ffffff;border-radius:12px"
              >
                <tr>
                  <td style="padding:32px">
                    ${header ? trustedHtml(header.html) : nameLine(shopName)}
                    <h1
                      class="m-ink"
                      style="${font};margin:0 0 16px;font-size:26px;line-height:1.25;color:${ink}"
                    >
                      ${title}
                    </h1>
                    ${blocksBetween(blocks, { above, below })}
                  </td>
                </tr>
              </table>
              <p class="m-soft" style="${font};margin:16px 0 0;font-size:13px;color:${soft}">
                ${sender}
              </p>
              ${[policies.length > 0 && policyLine(policies), footer && footerTable(footer)]}
            </td>
          </tr>
        </table>
      </body>
    </html>`.text;
}

/** Who the mail is of, where no header says it: with the blanks that it always had. */
function nameLine(shopName: string): Html {
  const margin = `\n${' '.repeat(20)}`;
  const style = `${font};margin:0 0 24px;font-size:14px;font-weight:600;color:${soft}`;
  return trustedHtml(
    `<p${margin}  class="m-soft"${margin}  style="${escapeHtml(style)}"${margin}>` +
      `${margin}  ${escapeHtml(shopName)}${margin}</p>`,
  );
}

function blocksBetween(
  blocks: readonly MailBlock[],
  { above, below }: Pick<MailParts, 'above' | 'below'>,
): Html[] {
  return [
    ...(above ? [trustedHtml(above.html)] : []),
    ...blocks.map(blockHtml),
    ...(below ? [trustedHtml(below.html)] : []),
  ];
}

function footerTable(footer: MailPart): Html {
  return html`<table
    role="presentation"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    style="max-width:600px"
  >
    <tr>
      <td style="padding:24px 32px 0">${trustedHtml(footer.html)}</td>
    </tr>
  </table>`;
}

function policyLine(policies: NonNullable<MailContent['policies']>): Html {
  return html`<p
    class="m-soft"
    style="${font};margin:8px 0 0;font-size:13px;line-height:1.8;color:${soft}"
  >
    ${policies.map(
      ({ label, url }) =>
        html`<a href="${url}" class="m-soft" style="color:${soft};margin:0 6px">${label}</a> `,
    )}
  </p>`;
}

function mailText({
  title,
  blocks,
  shopName,
  shopUrl,
  policies = [],
  parts = {},
}: RenderedContent): string {
  const { header, above, below, footer } = parts;
  const links = policies.map(({ label, url }) => `${label}: ${url}`);
  const signature = [shopName, ...(shopUrl ? [shopUrl] : []), ...links].join('\n');
  const told = [header?.text, title, above?.text, ...blocks.map(blockText), below?.text];
  return [...told, footer?.text, `-- \n${signature}`]
    .filter((text) => text !== undefined)
    .join('\n\n');
}

function secretsOf(blocks: readonly MailBlock[]): MailSecret[] {
  return blocks.flatMap((block): MailSecret[] => {
    if (block.kind === 'code') return [{ kind: 'code', text: block.text }];
    if (!('secret' in block) || !block.secret) return [];
    const isPrivate = block.kind === 'button' && block.isPrivate === true;
    return [{ kind: isPrivate ? 'code' : 'link', text: block.secret }];
  });
}
