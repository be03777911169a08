import type { Section } from '@sitewright/contract';
import type { BlockSource } from '../types/block-type.ts';

/**
 * What a section's own colours and measures say. They stand in a style sheet and in no attribute:
 * the policy of a page knows sheets by their hash.
 */
export function sectionCss({ id, style }: Section): string {
  const { background, customHeight, height, divider } = style;
  const own = `[data-section-id="${id}"]`;
  const rules: string[] = [];
  if (background?.color !== undefined && isColor(background.color)) {
    const opacity = background.assetId === undefined ? '' : `;opacity:${background.overlay ?? 0}`;
    rules.push(
      `${own} .section-background-overlay{background-color:${background.color}${opacity}}`,
    );
  }
  if (background?.focalX !== undefined || background?.focalY !== undefined) {
    const point = [background.focalX ?? 0.5, background.focalY ?? 0.5].map(percent).join(' ');
    rules.push(`${own} .section-background-image{object-position:${point}}`);
  }
  if (height === 'custom' && customHeight !== undefined) {
    rules.push(`${own}{min-height:${customHeight}vh}`);
  }
  if (divider?.height !== undefined) {
    rules.push(`${own} .section-divider{height:${divider.height}px}`);
  }
  return rules.join('');
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

/** What lies behind the content of a section. */
export function sectionBackground({ style }: Section, source: BlockSource): string {
  const { background } = style;
  const picture =
    background?.source === 'upload' && background.assetId !== undefined
      ? source.picture(background.assetId)
      : undefined;
  const image = picture
    ? `<img class="section-background-image" src="${picture.url}?format=2500w" alt=""` +
      ` width="${picture.width}" height="${picture.height}" loading="lazy" decoding="async">`
    : '';
  const overlay =
    background?.color === undefined ? '' : '<div class="section-background-overlay"></div>';
  return `<div class="section-border"><div class="section-background">${image}${overlay}</div></div>`;
}
