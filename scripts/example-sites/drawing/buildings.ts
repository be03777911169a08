import { gradient, n, picture, tall, wide, type Size } from './canvas.ts';

/** Colours of a building in the light. */
export interface Daylight {
  readonly sky: readonly string[];
  /** Walls in the sun and in the shade, and what stands in openings. */
  readonly sun: string;
  readonly shade: string;
  readonly deep: string;
  readonly ground: string;
}

/** Plain volumes beside each other, one before the other, with a long shadow. */
export function volumes(light: Daylight, size: Size = wide): string {
  const { width: w, height: h } = size;
  const block = (x: number, y: number, bw: number, d: number, base: number) =>
    `<path d="M${n(x)} ${n(y)}h${n(bw)}V${n(base)}h${n(-bw)}Z" fill="url(#sun)"/>` +
    `<path d="M${n(x + bw)} ${n(y)}l${n(d)} ${n(-d * 0.32)}V${n(base - d * 0.18)}l${n(-d)} ${n(d * 0.18)}Z" fill="url(#shade)"/>` +
    `<path d="M${n(x)} ${n(y)}l${n(d)} ${n(-d * 0.32)}h${n(bw)}l${n(-d)} ${n(d * 0.32)}Z" fill="${light.sun}" opacity=".9"/>`;
  const hole = (x: number, y: number, hw: number, hh: number) =>
    `<rect x="${n(x)}" y="${n(y)}" width="${n(hw)}" height="${n(hh)}" fill="${light.deep}"/>` +
    `<path d="M${n(x)} ${n(y)}h${n(hw)}l${n(-hw * 0.22)} ${n(hw * 0.2)}h${n(-hw * 0.78)}Z" fill="#000" opacity=".25"/>`;
  const base = h * 0.8;
  return picture(
    size,
    gradient('sky', light.sky) +
      gradient('sun', [light.sun, mute(light.sun)]) +
      gradient('shade', [light.shade, light.deep]),
    `<rect width="${w}" height="${h}" fill="url(#sky)"/><rect y="${n(base)}" width="${w}" height="${n(h - base)}" fill="${light.ground}"/>` +
      block(w * 0.52, h * 0.2, w * 0.2, w * 0.13, base) +
      block(w * 0.14, h * 0.42, w * 0.46, w * 0.1, base) +
      hole(w * 0.2, h * 0.52, w * 0.1, h * 0.28) +
      hole(w * 0.34, h * 0.52, w * 0.21, h * 0.13) +
      hole(w * 0.57, h * 0.27, w * 0.09, h * 0.1) +
      `<path d="M${n(w * 0.14)} ${n(base)}h${n(w * 0.46)}l${n(w * 0.36)} ${n(h * 0.11)}h${n(-w * 0.5)}Z" fill="#000" opacity=".22" filter="url(#edge)"/>`,
  );
}

/** Stairs that climb through a gate, light from one side. */
export function stairs(light: Daylight, size: Size = tall): string {
  const { width: w, height: h } = size;
  const count = 9;
  const steps = Array.from({ length: count }, (_, index) => {
    const y = h * (0.92 - index * 0.055);
    const left = w * (0.16 + index * 0.02);
    const right = w * (0.84 - index * 0.02);
    return (
      `<rect x="${n(left)}" y="${n(y)}" width="${n(right - left)}" height="${n(h * 0.04)}" fill="url(#shade)"/>` +
      `<rect x="${n(left)}" y="${n(y - h * 0.016)}" width="${n(right - left)}" height="${n(h * 0.018)}" fill="${light.sun}"/>`
    );
  });
  const arch = (inset: number, fill: string) =>
    `<path d="M${n(w * (0.3 + inset))} ${n(h * 0.48)}V${n(h * 0.3)}a${n(w * (0.2 - inset))} ${n(w * (0.2 - inset))} 0 0 1 ${n(w * (0.4 - inset * 2))} 0V${n(h * 0.48)}Z" fill="${fill}"/>`;
  return picture(
    size,
    gradient('sky', light.sky) +
      gradient('sun', [light.sun, mute(light.sun)], 1, 0.4) +
      gradient('shade', [light.shade, light.deep]),
    `<rect width="${w}" height="${h}" fill="url(#sun)"/>` +
      `<path d="M0 0H${n(w * 0.34)}L${n(w * 0.1)} ${h}H0Z" fill="${light.shade}" opacity=".55"/>` +
      arch(0, 'url(#shade)') +
      arch(0.03, 'url(#sky)') +
      `<rect y="${n(h * 0.94)}" width="${w}" height="${n(h * 0.06)}" fill="${light.ground}"/>${steps.join('')}` +
      `<path d="M${n(w * 0.62)} ${n(h * 0.48)}L${n(w * 0.95)} ${h}H${n(w * 1.2)}L${n(w * 0.7)} ${n(h * 0.3)}Z" fill="#000" opacity=".12" filter="url(#edge)"/>`,
  );
}

/** A row of arches with the shadow that each throws. */
export function arcade(light: Daylight, size: Size = wide): string {
  const { width: w, height: h } = size;
  const count = 4;
  const each = w / (count + 0.4);
  const arches = Array.from({ length: count }, (_, index) => {
    const x = each * (0.45 + index);
    const r = each * 0.34;
    const path = (dx: number) =>
      `M${n(x + dx)} ${n(h * 0.86)}V${n(h * 0.44)}a${n(r)} ${n(r)} 0 0 1 ${n(r * 2)} 0V${n(h * 0.86)}Z`;
    return (
      `<path d="${path(0)}" fill="url(#sky)"/>` +
      `<path d="M${n(x)} ${n(h * 0.86)}V${n(h * 0.44)}a${n(r)} ${n(r)} 0 0 1 ${n(r)} ${n(-r)}q${n(-r * 0.5)} ${n(r * 0.4)} ${n(-r * 0.55)} ${n(r)}V${n(h * 0.86)}Z" fill="url(#shade)"/>` +
      `<path d="M${n(x)} ${n(h * 0.86)}h${n(r * 2)}l${n(-each * 0.5)} ${n(h * 0.14)}h${n(-r * 2)}Z" fill="${light.sun}" opacity=".65"/>`
    );
  });
  return picture(
    size,
    gradient('sky', light.sky) +
      gradient('sun', [light.sun, mute(light.sun)]) +
      gradient('shade', [light.shade, light.deep]),
    `<rect width="${w}" height="${h}" fill="url(#sun)"/><rect y="${n(h * 0.86)}" width="${w}" height="${n(h * 0.14)}" fill="${light.ground}"/>` +
      `<rect y="${n(h * 0.12)}" width="${w}" height="10" fill="${light.shade}" opacity=".4"/>${arches.join('')}`,
  );
}

/** The plan of a house: walls, doors, stairs. */
export function floorPlan(paper: string, ink: string, seed = 0): string {
  const { width: w, height: h } = wide;
  const wall = (d: string) => `<path d="${d}" fill="none" stroke="${ink}" stroke-width="16"/>`;
  const thin = (d: string) => `<path d="${d}" fill="none" stroke="${ink}" stroke-width="3"/>`;
  const x = 330 + seed * 40;
  const treads = Array.from({ length: 9 }, (_, index) => thin(`M${x + 500 + index * 26} 210v150`));
  const grid = Array.from(
    { length: 9 },
    (_, index) =>
      `<path d="M${150 + index * 160} 0V${h}" stroke="${ink}" stroke-width="1" opacity=".18"/><path d="M0 ${90 + index * 110}H${w}" stroke="${ink}" stroke-width="1" opacity=".18"/>`,
  );
  return picture(
    wide,
    '',
    `<rect width="${w}" height="${h}" fill="${paper}"/>${grid.join('')}` +
      wall(`M${x} 200H${x + 900}V860H${x + 420}V760`) +
      wall(`M${x + 420} 660V520H${x}V200M${x} 520V860H${x + 260}`) +
      wall(`M${x + 480} 200V320M${x + 480} 420V520H${x + 640}M${x + 760} 520H${x + 900}`) +
      thin(
        `M${x + 260} 860a160 160 0 0 1 160 -160M${x + 480} 320a100 100 0 0 1 -100 100M${x + 640} 520a120 120 0 0 1 120 120`,
      ) +
      thin(
        `M${x + 60} 260h200v160h-200ZM${x + 560} 620h240v150h-240ZM${x + 600} 590h160M${x + 600} 800h160`,
      ) +
      treads.join(''),
  );
}

function mute(color: string): string {
  const parts = [1, 3, 5].map((at) =>
    Math.round(Number.parseInt(color.slice(at, at + 2), 16) * 0.9),
  );
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
