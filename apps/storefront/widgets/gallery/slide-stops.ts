/** Where a slide stands in what scrolls, in pixels. */
export interface SlideBox {
  readonly left: number;
  readonly width: number;
}

/** Which part of a slide meets the same part of the window that it scrolls in. GLRY-09 */
export type Alignment = 'left' | 'center' | 'right';

const shares: Readonly<Record<Alignment, number>> = { left: 0, center: 0.5, right: 1 };

/** How far is scrolled when a slide is in its place; the ends of the list hold the outer ones back. */
export function stopOf(slide: SlideBox, alignment: Alignment, view: View): number {
  const share = shares[alignment];
  const wanted = slide.left + (slide.width - view.width) * share;
  return Math.max(0, Math.min(wanted, view.length - view.width));
}

/** What is seen at once, and all there is, in pixels. */
export interface View {
  readonly width: number;
  readonly length: number;
}

/** Pixels that a browser may round a position by. */
const slack = 2;

/** The next stop in a direction; after the last one comes the first. */
export function nextStop(stops: readonly number[], now: number, by: 1 | -1): number {
  const sorted = stops.toSorted((one, other) => one - other);
  const ahead =
    by === 1
      ? sorted.find((stop) => stop > now + slack)
      : sorted.findLast((stop) => stop < now - slack);
  return ahead ?? sorted.at(by === 1 ? 0 : -1) ?? 0;
}

/** The slide whose stop is nearest; the first of those that share one. */
export function nearestSlide(stops: readonly number[], now: number): number {
  const distances = stops.map((stop) => Math.abs(stop - now));
  return distances.indexOf(Math.min(...distances));
}
