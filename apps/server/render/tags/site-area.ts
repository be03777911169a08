/** The areas above and below every page. Decision 510 */
import { siteAreas } from '@sitewright/contract';
import { escapeHtml } from '../context/escape-html.ts';
import { printArea } from './print-area.ts';
import { tagMark } from './tag-marks.ts';
import type { TagHandler, TagScope } from './tag-scope.ts';

/** Areas that themes place by tags. */
type PlacedArea = 'header' | 'footer';

type Shown = Pick<TagScope, 'fields' | 'snapshot'>;

/** Prints the area of the header or the footer; of one that says nothing visitors get nothing. */
export function makeSiteAreaTag(name: PlacedArea): TagHandler {
  return ({ attributes }, scope) =>
    isShown(name, scope)
      ? printArea(scope, {
          purpose: name,
          id: siteAreas[name],
          label: '',
          columns: 12,
          className: ['site-area', attributes.class ?? ''].filter(Boolean).join(' '),
        })
      : '';
}

function isShown(name: PlacedArea, { fields, snapshot }: Shown): boolean {
  return fields !== undefined || snapshot.siteAreas.has(name);
}

/** The area of the footer for the end of a page whose theme has no place for it. */
export function footerAtEnd(scope: Shown): string {
  if (!isShown('footer', scope)) return '';
  const title = escapeHtml(scope.snapshot.site.title);
  return `<section class="site-area-end" aria-label="${title}">${tagMark('site-footer', '-', '')}</section>`;
}
