/**
 * What a mail is made of. Amounts and dates come as text in the language of the site. `secret` is the
 * part of an address that opens something.
 */
import { html, type Html } from '../../html.ts';
import { font, ink, line, soft } from './mail-look.ts';

export type MailBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'note'; text: string }
  | {
      kind: 'button';
      label: string;
      url: string;
      secret?: string;
      /** The secret is for the recipient alone: who reads the outbox does not see it either. */
      isPrivate?: boolean;
    }
  /** Less than a button. */
  | { kind: 'link'; label: string; url: string; secret?: string }
  /** A code to copy, such as a gift card's. */
  | { kind: 'code'; text: string }
  /** Things bought. `detail` is the variant. */
  | { kind: 'items'; items: MailItem[] }
  /** Labels and amounts: the totals. */
  | { kind: 'rows'; rows: { label: string; value: string; isStrong?: boolean }[] }
  | { kind: 'address'; title: string; lines: string[] };

/** A line of an order. */
export interface MailItem {
  title: string;
  /** Its variant. */
  detail?: string;
  /** What its buyer said of it, a line each. */
  told?: readonly string[];
  quantity: number;
  amount: string;
}

const paragraph = `${font};margin:0 0 16px;font-size:16px;line-height:1.5;color:${ink}`;
const cell = `${font};padding:8px 0;font-size:16px;line-height:1.4;color:${ink};vertical-align:top`;

/** A block as HTML that old mail programs show too: tables and inline styles. */
export function blockHtml(block: MailBlock): Html {
  switch (block.kind) {
    case 'heading':
      return html`<h2
        class="m-ink"
        style="${font};margin:24px 0 12px;font-size:20px;line-height:1.3;color:${ink}"
      >
        ${block.text}
      </h2>`;
    case 'text':
      return html`<p class="m-ink" style="${paragraph}">${block.text}</p>`;
    case 'note':
      return html`<p class="m-soft" style="${paragraph};font-size:14px;color:${soft}">
        ${block.text}
      </p>`;
    case 'button':
      return html`<p style="margin:24px 0">
        <a
          href="${block.url}"
          class="m-button"
          style="${font};display:inline-block;padding:12px 24px;border-radius:6px;background:${ink};color:#ffffff;font-size:16px;font-weight:600;text-decoration:none"
          >${block.label}</a
        >
      </p>`;
    case 'link':
      return html`<p class="m-ink" style="${paragraph}">
        <a href="${block.url}" class="m-ink" style="color:${ink}">${block.label}</a>
      </p>`;
    case 'code':
      return html`<p
        class="m-ink"
        style="margin:16px 0;padding:16px;border:1px dashed ${soft};border-radius:6px;font-family:Menlo,Consolas,monospace;font-size:20px;letter-spacing:1px;text-align:center;color:${ink}"
      >
        ${block.text}
      </p>`;
    case 'items':
      return table(block.items.map(itemRow));
    case 'rows':
      return table(block.rows.map(amountRow));
    case 'address':
      return html`<h2 class="m-soft" style="${font};margin:24px 0 4px;font-size:14px;color:${soft}">
          ${block.title}
        </h2>
        <p class="m-ink" style="${paragraph}">${brokenLines(block.lines.join('\n'))}</p>`;
  }
}

/** The same block for readers of plain text. */
export function blockText(block: MailBlock): string {
  switch (block.kind) {
    case 'heading':
      return block.text.toUpperCase();
    case 'text':
    case 'note':
    case 'code':
      return block.text;
    case 'button':
    case 'link':
      return `${block.label}: ${block.url}`;
    case 'items':
      return block.items.map(itemText).join('\n');
    case 'rows':
      return block.rows.map(({ label, value }) => `${label}: ${value}`).join('\n');
    case 'address':
      return [block.title, ...block.lines].join('\n');
  }
}

type Row = Extract<MailBlock, { kind: 'rows' }>['rows'][number];

/** Mail programs keep no line breaks of a text. */
function brokenLines(text: string): Html[] {
  return text.split('\n').map((line, index) => html`${index > 0 && html`<br />`}${line}`);
}

function itemText({ quantity, title, detail, told = [], amount }: MailItem): string {
  const sold = `${quantity} × ${title}${detail ? ` (${detail})` : ''}: ${amount}`;
  return [sold, ...told.map((text) => `  ${text}`)].join('\n');
}

function table(rows: Html[]): Html {
  return html`<table
    role="presentation"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    style="border-collapse:collapse;margin:0 0 16px"
  >
    ${rows}
  </table>`;
}

function itemRow({ title, detail, told = [], quantity, amount }: MailItem): Html {
  const details = [...(detail ? [detail] : []), ...told].join('\n');
  return html`<tr class="m-line" style="border-bottom:1px solid ${line}">
    <td class="m-ink" style="${cell}">
      ${quantity} ×
      ${title}${
        details
          ? html`<br /><span class="m-soft" style="font-size:14px;color:${soft}"
                >${brokenLines(details)}</span
              >`
          : ''
      }
    </td>
    <td align="right" class="m-ink" style="${cell};white-space:nowrap">${amount}</td>
  </tr>`;
}

function amountRow({ label, value, isStrong }: Row): Html {
  const weight = isStrong ? ';font-weight:700' : '';
  return html`<tr>
    <td class="m-ink" style="${cell}${weight}">${label}</td>
    <td align="right" class="m-ink" style="${cell};white-space:nowrap${weight}">${value}</td>
  </tr>`;
}
