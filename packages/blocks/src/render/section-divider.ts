import { dividerDefaults, type Section } from '@sitewright/contract';

type Divider = NonNullable<Section['style']['divider']>;

/** Humps and teeth of the shapes that repeat. */
const repeats = 10;

const repeated = (draw: (from: number, step: number) => string): string => {
  const step = 100 / repeats;
  return Array.from({ length: repeats }, (_, at) => draw(at * step, step)).join('');
};

/** The edge between two sections from left to right, in a box of 100 by 100. */
const edges: Readonly<Record<Exclude<Divider['shape'], 'none' | 'line'>, string>> = {
  slant: '0,100L100,0',
  round: '0,0Q50,200 100,0',
  wave: '0,50C17,-17 33,-17 50,50S83,117 100,50',
  scallop: `0,0${repeated((x, step) => `Q${x + step / 2},200 ${x + step},0`)}`,
  point: '0,0L50,100L100,0',
  zigzag: `0,0${repeated((x, step) => `L${x + step / 2},100L${x + step},0`)}`,
};

/**
 * The lower edge of a section. Its own ground ends there, and the ground of the next one, if there is
 * any, reaches up to it: so the edge has the colours of both, and nothing else moves. A line is drawn
 * by the style of all sections.
 */
export function dividerCss({ id, style: { divider } }: Section): string {
  if (divider === undefined || divider.shape === 'none') return '';
  const own = `[data-section-id="${id}"]`;
  if (divider.shape === 'line') {
    const { height = dividerDefaults.lineHeight, ink = 'border' } = divider;
    return `${own}{--divider-line:${height}px;--divider-ink:var(--sw-color-${ink},currentColor)}`;
  }
  // On a narrow window it is as steep as on a wide one.
  const height = `min(${divider.height ?? dividerDefaults.height}px,25vw)`;
  const shape = (side: 'above' | 'below') =>
    shapeOf(edges[divider.shape as keyof typeof edges], { side, isFlipped: divider.flip === true });
  return (
    `${own}>.content-wrapper{border-bottom:${height} solid transparent}` +
    `${own}>.section-border{--divider-bottom:${height};--divider-bottom-shape:${shape('above')}}` +
    `${own}+.page-section>.section-border{top:calc(-1*${height});--divider-top:${height};--divider-top-shape:${shape('below')}}`
  );
}

/** A picture whose ink is what lies on one side of an edge. */
function shapeOf(
  edge: string,
  { side, isFlipped }: { readonly side: 'above' | 'below'; readonly isFlipped: boolean },
): string {
  const mirror = isFlipped ? " transform='matrix(-1 0 0 1 100 0)'" : '';
  const path = `M${edge}V${side === 'above' ? 0 : 100}H0Z`;
  const svg =
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 100' preserveAspectRatio='none'>` +
    `<path d='${path}'${mirror}/></svg>`;
  return `url("data:image/svg+xml,${svg.replaceAll('<', '%3C').replaceAll('>', '%3E')}")`;
}
