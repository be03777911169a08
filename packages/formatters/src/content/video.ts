import { isTruthy } from '@sitewright/template';
import type { Args, Formatter } from '@sitewright/template';
import { escapeAttribute } from '../text/escape.ts';
import { eachIsOneOf } from '../values/arg-rules.ts';
import { asText, getKey } from '../values/read.ts';
import { focalPointOf } from './image-attributes.ts';
import { colorPositions } from './image-color.ts';

interface VideoOptions {
  readonly isLoadedLater: boolean;
  readonly withColors: boolean;
}

function colorAttributes(colors: unknown): string {
  return colorPositions
    .map((position) => {
      const color = asText(getKey(colors, `${position}Average`));
      return `data-color-${position.toLowerCase()}="#${color}" `;
    })
    .join('');
}

function hasThumbnail(video: unknown): boolean {
  return isTruthy(getKey(video, 'mainImageId')) || isTruthy(getKey(video, 'systemDataId'));
}

function thumbnailMarkup(video: unknown, withColors: boolean): string {
  const colors = getKey(video, 'colorData');
  return (
    `<img data-load="false" data-src="${asText(getKey(video, 'assetUrl'))}" ` +
    `data-image-dimensions="${asText(getKey(video, 'originalSize'))}" ` +
    `data-image-focal-point="${focalPointOf(video)}" ` +
    `${withColors && isTruthy(colors) ? colorAttributes(colors) : ''}/>`
  );
}

/** The cover over a video until it is played. */
function overlayMarkup(video: unknown, withColors: boolean): string {
  if (!isTruthy(getKey(video, 'overlay'))) return '';
  const className = hasThumbnail(video) ? 'sqs-video-overlay' : 'sqs-video-overlay no-thumb';
  const thumbnail = hasThumbnail(video) ? thumbnailMarkup(video, withColors) : '';
  return (
    `<div class="${className}" style="opacity: 0;">${thumbnail}` +
    '<div class="sqs-video-opaque"> </div><div class="sqs-video-icon"></div></div>'
  );
}

/** An embedded video. ENT-19, FMT-21. */
export const video: Formatter<VideoOptions> = {
  name: 'video',
  checkArgs: eachIsOneOf('load-false', 'color-data'),
  prepare: ({ list }: Args) => ({
    isLoadedLater: list.includes('load-false'),
    withColors: list.includes('color-data'),
  }),
  run: (item, { isLoadedLater, withColors }) => {
    const oembed = getKey(item, 'oembed');
    const html = escapeAttribute(asText(getKey(oembed, 'html')));
    const provider = asText(getKey(oembed, 'providerName'));
    return (
      `<div class="sqs-video-wrapper" ${isLoadedLater ? ' data-load="false" ' : ''}` +
      `data-html="${html}" data-provider-name="${provider}">${overlayMarkup(item, withColors)}</div>`
    );
  },
};
