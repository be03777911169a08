import { videoMessages, type Section } from '@sitewright/contract';
import { escapeAttribute } from '@sitewright/formatters';
import type { BlockSource } from '../types/block-type.ts';
import { showPicture } from '../types/show-picture.ts';
import { sayOfSource } from './say-of-source.ts';
import { dividerCss } from './section-divider.ts';

/**
 * What a section's own colours and measures say. They stand in a style sheet and in no attribute:
 * the policy of a page knows sheets by their hash.
 */
export function sectionCss(section: Section): string {
  const { id, style } = section;
  const { background, customHeight, height } = style;
  const own = `[data-section-id="${id}"]`;
  const rules: string[] = [];
  if (background?.color !== undefined && isColor(background.color)) {
    const cover = coverOf(background);
    const opacity = cover === undefined ? '' : `;opacity:${cover}`;
    rules.push(
      `${own} .section-background-overlay{background-color:${background.color}${opacity}}`,
    );
  }
  if (background?.focalX !== undefined || background?.focalY !== undefined) {
    const point = [background.focalX ?? 0.5, background.focalY ?? 0.5].map(percent).join(' ');
    rules.push(
      `${own} :is(.section-background-image,.section-background-video){object-position:${point}}`,
    );
  }
  if (height === 'custom' && customHeight !== undefined) {
    rules.push(`${own}{min-height:${customHeight}vh}`);
  }
  return rules.join('') + dividerCss(section);
}

function percent(share: number): string {
  return `${Math.round(share * 10_000) / 100}%`;
}

/** A colour by name, hex digits, or a function of numbers: nothing that could leave its rule. */
function isColor(text: string): boolean {
  return /^(?:#[\da-f]{3,8}|[a-z]+|(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\([\d\s.,%/+-]*(?:deg)?[\d\s.,%/+-]*\))$/i.test(
    text.trim(),
  );
}

/**
 * What lies behind the content of a section. A video is still until a script lets it play: the button
 * beside it says so, and stops it again. ENUM-04
 */
export function sectionBackground({ style }: Section, source: BlockSource): string {
  const { background } = style;
  const { pictureId, videoId } = filesOfBackground(style);
  const picture = pictureId === undefined ? undefined : source.picture(pictureId);
  const video = videoId === undefined ? undefined : source.fileUrl(videoId);
  const overlay =
    background?.color === undefined ? '' : '<div class="section-background-overlay"></div>';
  const image = picture ? drawPicture(showPicture(picture)) : '';
  const film = video === undefined ? '' : drawVideo(video, picture !== undefined);
  const play = escapeAttribute(sayOfSource(source)(videoMessages.play));
  const button =
    video === undefined
      ? ''
      : `<button type="button" class="sw-section-video" data-paused aria-label="${play}"></button>`;
  return (
    `<div class="section-border"><div class="section-background">${image}${film}${overlay}</div></div>` +
    button
  );
}

/** How far its colour covers what lies below, from 0 to 1; undefined where nothing does. */
export function coverOf({
  assetId,
  posterId,
  overlay = 0,
}: NonNullable<Section['style']['background']>): number | undefined {
  return assetId === undefined && posterId === undefined ? undefined : overlay;
}

/** Whether a section has a ground of its own beside that of its theme. */
export function hasGround(style: Section['style']): boolean {
  const { pictureId, videoId } = filesOfBackground(style);
  return (pictureId ?? videoId ?? style.background?.color) !== undefined;
}

/** The files behind a section, by what each is. A picture of a photo service is one of the site. */
export function filesOfBackground({ background }: Section['style']): {
  readonly pictureId?: string | undefined;
  readonly videoId?: string | undefined;
} {
  switch (background?.source) {
    case 'upload':
    case 'instagram':
      return { pictureId: background.assetId };
    case 'video':
      return { pictureId: background.posterId, videoId: background.assetId };
    case 'none':
    case undefined:
      return {};
  }
}

function drawPicture({ url, srcset, width, height }: ReturnType<typeof showPicture>): string {
  return (
    `<img class="section-background-image" src="${escapeAttribute(url)}?format=2500w"` +
    ` srcset="${escapeAttribute(srcset)}" sizes="100vw" alt=""` +
    ` width="${width}" height="${height}" loading="lazy" decoding="async">`
  );
}

/** Nothing of it is loaded before it plays, but of one without a picture what its first one needs. */
function drawVideo(url: string, hasPicture: boolean): string {
  return (
    `<video class="section-background-video" src="${escapeAttribute(url)}" muted loop playsinline` +
    ` preload="${hasPicture ? 'none' : 'metadata'}" aria-hidden="true" tabindex="-1"></video>`
  );
}
