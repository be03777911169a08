import { blockTypes } from '@sitewright/commerce';
import { isTruthy } from '@sitewright/template';
import type { PluginContext } from '@sitewright/template';
import { escapeAttribute } from '../text/escape.ts';
import { removeTags } from '../text/tags.ts';
import { readText } from '../values/charge.ts';
import { asNumber, asText, getKey, isObject } from '../values/read.ts';
import { UNPRINTABLE } from '../values/unprintable.ts';

/** FMT-11. */
const MAX_ALT_LENGTH = 250;

/** The point of an image that stays in sight when it is cropped. FMT-15. */
export function focalPointOf(image: unknown): string {
  const point = getKey(image, 'mediaFocalPoint');
  if (point === undefined) return '0.5,0.5';
  return `${asNumber(getKey(point, 'x'))},${asNumber(getKey(point, 'y'))}`;
}

/** Title, else the body's text, else the name of the file. FMT-11. */
function altFromContent(image: unknown, ctx: PluginContext): string {
  const title = getKey(image, 'title');
  if (isTruthy(title)) return asText(title);
  const body = getKey(image, 'body');
  const text = isTruthy(body) ? removeTags(readText(body, ctx)) : '';
  if (text !== '') return text.slice(0, MAX_ALT_LENGTH);
  const filename = getKey(image, 'filename');
  return isTruthy(filename) ? asText(filename) : '';
}

/** The alternative text, not escaped. In an image block it is what its editor wrote, even nothing. */
export function altTextOf(image: unknown, ctx: PluginContext): string {
  const blockType = ctx.resolve(['blockType']);
  const isImageBlock = blockType !== undefined && asNumber(blockType) === blockTypes.values.image;
  return isImageBlock ? asText(getKey(image, 'altText')).trim() : altFromContent(image, ctx);
}

/** The attributes that the image loader needs; '' for a missing image. ENT-17, FMT-15, FMT-21. */
export function imageAttributes(
  image: unknown,
  ctx: PluginContext,
  alt: string = altTextOf(image, ctx),
): string {
  if (image === undefined || image === UNPRINTABLE) return '';
  const componentKey = getKey(image, 'componentKey');
  const url = asText(getKey(image, 'assetUrl'));
  return (
    (isObject(getKey(image, 'licensedAssetPreview')) ? 'data-licensed-asset-preview="true" ' : '') +
    (componentKey === undefined ? '' : `data-component-key="${asText(componentKey)}" `) +
    `data-src="${url}" data-image="${url}"` +
    ` data-image-dimensions="${asText(getKey(image, 'originalSize'))}"` +
    ` data-image-focal-point="${focalPointOf(image)}" alt="${escapeAttribute(alt)}" `
  );
}
