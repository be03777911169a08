import type { Formatter, PluginContext } from '@sitewright/template';
import { escapeAttribute } from '../text/escape.ts';
import { countMembers } from '../values/charge.ts';
import { asText, getKey, getPath } from '../values/read.ts';

/** The first of two values that is there. */
function either(first: unknown, second: unknown): unknown {
  return first === undefined ? second : first;
}

/** Those of `websiteSettings`, else of `website`. D-77. */
function shareOptions(ctx: PluginContext): unknown {
  const read = (owner: string) => getKey(ctx.resolve([owner]), 'shareButtonOptions');
  return either(read('websiteSettings'), read('website'));
}

/** The share buttons of an item, when the site offers any way to share. */
function shareMarkup(item: unknown, element: 'div' | 'span', ctx: PluginContext): string {
  const options = shareOptions(ctx);
  if (countMembers(options, ctx) === 0) return '';
  const text = (key: string) => asText(getKey(item, key));
  const image = asText(either(getKey(item, 'systemDataId'), getKey(item, 'mainImageId')));
  const asset = asText(either(getKey(item, 'assetUrl'), getPath(item, ['mainImage', 'assetUrl'])));
  return (
    `<${element} class="squarespace-social-buttons ${element === 'div' ? 'button' : 'inline'}-style"` +
    ` data-system-data-id="${image}" data-asset-url="${asset}" data-record-type="${text('recordType')}"` +
    ` data-full-url="${text('fullUrl')}" data-title="${escapeAttribute(text('title'))}"></${element}>`
  );
}

/** Share buttons. SOCL-06. */
export const socialButton: Formatter = {
  name: 'social-button',
  run: (item, _, ctx) => shareMarkup(item, 'div', ctx),
};

/** Share buttons inside a line of text. SOCL-06. */
export const socialButtonInline: Formatter = {
  name: 'social-button-inline',
  run: (item, _, ctx) => shareMarkup(item, 'span', ctx),
};
