/** HTML from a tagged template: everything put in is escaped unless it is HTML already. */
import { escapeHtml } from './render/context/escape-html.ts';

/** A piece of HTML that is safe to send. Only `html` and `trustedHtml` make one. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toString(): string {
    return this.text;
  }
}

/** What `html` takes: text is escaped, lists are joined, nothing and `false` print nothing. */
export type HtmlValue = Html | string | number | null | undefined | false | readonly HtmlValue[];

/** `` html`<p class="${name}">${text}</p>` ``. Attribute values must stand in quotes. */
export function html(strings: TemplateStringsArray, ...values: HtmlValue[]): Html {
  let text = strings[0] ?? '';
  values.forEach((value, index) => {
    text += print(value) + (strings[index + 1] ?? '');
  });
  return new Html(text);
}

/** Marks text as HTML. Only for HTML that was made or cleaned here. */
export function trustedHtml(text: string): Html {
  return new Html(text);
}

function print(value: HtmlValue): string {
  if (value === null || value === undefined || value === false) return '';
  if (value instanceof Html) return value.text;
  if (typeof value === 'string') return escapeHtml(value);
  if (typeof value === 'number') return String(value);
  return value.map(print).join('');
}
