import type { Block, PageDocument, Section } from '@sitewright/contract';
import { orderedBlocks } from '../document/order.ts';
import { phoneLayout } from '../document/phone-layout.ts';
import { inkCss } from '../rich-text/ink.ts';
import { escapeAttribute } from '@sitewright/formatters';
import { renderBlock } from './render-block.ts';
import type { RenderSettings } from './render-settings.ts';
import { gridCss, gridHtml } from './render-grid.ts';
import { rowsHtml, stackHtml } from './render-rows.ts';
import { hasGround, sectionBackground, sectionCss } from './section-css.ts';
import { themeOfSection } from './section-theme.ts';

/** Markup and styles of a part. */
export interface Rendered {
  readonly html: string;
  readonly css: string;
}

/** A section with its blocks, as the styles of themes know it. */
export function renderSection(
  document: PageDocument,
  section: Section,
  settings: RenderSettings,
): Rendered {
  const content = renderBlocks(document, section, settings);
  const { id, style } = section;
  const theme = themeOfSection(style);
  const classes = [
    'page-section',
    section.layout === 'grid' ? 'layout-engine-section' : 'classic-section',
    `background-width--${style.backgroundWidth ?? 'full-bleed'}`,
    ...(style.backgroundWidth === 'inset' ? [] : ['full-bleed-section']),
    `section-height--${style.height ?? 'small'}`,
    `content-width--${style.contentWidth ?? 'wide'}`,
    `horizontal-alignment--${style.horizontalAlignment ?? 'center'}`,
    `vertical-alignment--${style.verticalAlignment ?? 'middle'}`,
    ...(hasGround(style) ? ['has-background'] : []),
    ...(style.divider === undefined || style.divider.shape === 'none'
      ? []
      : ['has-section-divider', `section-divider--${style.divider.shape}`]),
    ...(/^[\w-]+$/.test(theme) ? [theme] : []),
  ];
  const html =
    `<section class="${classes.join(' ')}" data-section-id="${id}"` +
    ` data-section-theme="${escapeAttribute(theme)}"` +
    ` data-current-styles="${escapeAttribute(JSON.stringify(style))}">` +
    sectionBackground(section, settings.source) +
    `<div class="content-wrapper"><div class="content">${content.html}</div></div></section>`;
  return { html, css: sectionCss(section) + content.css + inkCss(content.html) };
}

/** The blocks of a section by its layout, without the section around them. */
export function renderBlocks(
  document: PageDocument,
  section: Section,
  settings: RenderSettings,
): Rendered {
  const blocks = orderedBlocks(document, section.id);
  const print = (block: Block) => renderBlock(block, settings);
  if (section.layout === 'grid') {
    const wide = new Map(blocks.map((block) => [block.id, block.placement.wide]));
    const phone = phoneLayout(document, section.id);
    return {
      html: gridHtml(section.id, blocks, print),
      css: gridCss(section.id, { wide, phone }),
    };
  }
  const rows = section.layout === 'rows' ? rowsHtml(blocks, print) : stackHtml(blocks, print);
  return {
    html: `<div class="sqs-layout sqs-grid-12 columns-12">${rows}</div>`,
    css: '',
  };
}
