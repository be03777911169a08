/** A mail as HTML and as plain text, from blocks. */
import { html, type Html } from '../../html.ts';
import { blockHtml, blockText, type MailBlock } from './mail-blocks.ts';
import type { MailSecret } from './seal-mail.ts';
import { darkStyles, font, ink, soft } from './mail-look.ts';

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

export interface RenderedMail {
  html: string;
  text: string;
  /** What of it opens something: the links that say so, and codes. */
  secrets: MailSecret[];
}

const page = '#f4f5f3';

/** Nothing in it is loaded from anywhere: no pictures, no tracking, no fonts. */
export function renderMail(content: MailContent): RenderedMail {
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
}: MailContent): string {
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
          ${darkStyles}
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
                    <p
                      class="m-soft"
                      style="${font};margin:0 0 24px;font-size:14px;font-weight:600;color:${soft}"
                    >
                      ${shopName}
                    </p>
                    <h1
                      class="m-ink"
                      style="${font};margin:0 0 16px;font-size:26px;line-height:1.25;color:${ink}"
                    >
                      ${title}
                    </h1>
                    ${blocks.map(blockHtml)}
                  </td>
                </tr>
              </table>
              <p class="m-soft" style="${font};margin:16px 0 0;font-size:13px;color:${soft}">
                ${sender}
              </p>
              ${policies.length === 0 ? '' : policyLine(policies)}
            </td>
          </tr>
        </table>
      </body>
    </html>`.text;
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

function mailText({ title, blocks, shopName, shopUrl, policies = [] }: MailContent): string {
  const links = policies.map(({ label, url }) => `${label}: ${url}`);
  const signature = [shopName, ...(shopUrl ? [shopUrl] : []), ...links].join('\n');
  return [title, ...blocks.map(blockText), `-- \n${signature}`].join('\n\n');
}

function secretsOf(blocks: readonly MailBlock[]): MailSecret[] {
  return blocks.flatMap((block): MailSecret[] => {
    if (block.kind === 'code') return [{ kind: 'code', text: block.text }];
    if (!('secret' in block) || !block.secret) return [];
    const isPrivate = block.kind === 'button' && block.isPrivate === true;
    return [{ kind: isPrivate ? 'code' : 'link', text: block.secret }];
  });
}
