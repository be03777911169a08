/** Where the document that is edited stands on the page: its sections, or one area of the template. */
import { isAreaPurpose, type DocumentHead } from '@sitewright/contract';

/** Finds it once it is marked. */
export const canvasPlace = '[data-canvas-place]';

/** A block of the document, on the page. */
export const canvasBlock = `${canvasPlace} .sqs-block[id^="block-"]`;

/** Marks the place that the editor fills; undefined where the page has none. */
export function markPlace(
  page: Document,
  { purpose, ownerId }: Pick<DocumentHead, 'purpose' | 'ownerId'>,
): HTMLElement | undefined {
  const place = isAreaPurpose(purpose)
    ? areasOf(page).find(({ id }) => id === ownerId)
    : page.querySelector<HTMLElement>(purpose === 'mail' ? '#mail-part' : '#sections');
  place?.setAttribute('data-canvas-place', '');
  return place ?? undefined;
}

/** The areas of the template on the page. */
export function areasOf(page: Document): HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>('.sqs-layout[data-type="block-field"]')];
}

/** The area of the template around something that is not being edited now, by its id. */
export function areaAround(target: Element | null): string | undefined {
  const area = target?.closest('.sqs-layout[data-type="block-field"]') ?? siteAreaAround(target);
  return area && !area.matches(canvasPlace) && area.id !== '' ? area.id : undefined;
}

/** The contents of other pages, which an index shows. */
export function partsOf(page: Document): HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>(partSelector)];
}

const partSelector = '.sections[id^="sections-"]';

/** The page that something on an index belongs to, by its id; what leads on keeps its press. */
export function partAround(target: Element | null): string | undefined {
  return target && !isOwnPress(target) ? pageOf(target.closest(partSelector)) : undefined;
}

/** Which page it is the content of. */
export function pageOf(part: Element | null): string | undefined {
  return part?.id.slice('sections-'.length);
}

/** The area of the header or footer that something stands in; what is pressed there keeps its press. */
function siteAreaAround(target: Element | null): Element | undefined {
  if (!target || isOwnPress(target)) return undefined;
  const areas = [...target.ownerDocument.querySelectorAll('.site-area')];
  return areas.find((area) => area.closest('header, footer')?.contains(target));
}

function isOwnPress(target: Element): boolean {
  return target.closest('a, button, summary, input, select') !== null;
}
