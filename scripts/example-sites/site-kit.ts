/** What example sites are written with, beside the kit of designs. */
import type { SectionStyle } from '@sitewright/contract';
import type { Cells, DesignedBlock } from '../../packages/blocks/src/library/design-kit.ts';
import { block } from '../../packages/blocks/src/library/design-kit.ts';
import { nameItems } from '../../packages/blocks/src/types/items.ts';
import type { ExamplePicture, ExampleSection } from './example-site.ts';

/** Background, surface, text, secondary text, accent, text on accent, lines: of six digits. */
type Colors = readonly [string, string, string, string, string, string, string];

const names = ['background', 'surface', 'text', 'muted', 'accent', 'on-accent', 'border'] as const;

/**
 * What an owner changes of a look: the colours of the site, those of its dark sections, and other
 * values by the names of the theme. The site stays as it is where visitors like their screens dark.
 */
export function changes(
  light: Colors,
  dark: Colors,
  more: Readonly<Record<string, string>> = {},
): { values: Record<string, string> } {
  const named = (start: string, colors: Colors) =>
    names.map((name, index) => [`${start}${name}-color`, colors[index] ?? '']);
  const colors = [...named('', light), ...named('dark-', dark)];
  return { values: { ...Object.fromEntries(colors), 'dark-mode': 'false', ...more } };
}

/** A design of the library with words of the site. */
export function use(
  design: string,
  words: readonly (string | undefined)[],
  more: Omit<ExampleSection, 'design' | 'words' | 'blocks'> = {},
): ExampleSection {
  return { design, words, ...more };
}

/** Blocks that are placed by hand. */
export function place(
  style: SectionStyle,
  blocks: readonly DesignedBlock[],
  more: Pick<ExampleSection, 'pictures' | 'links'> = {},
): ExampleSection {
  return { blocks, style, ...more };
}

/** A picture of the demo shops. */
export function demo(
  name: string,
  alt: string,
  focus?: readonly [x: number, y: number],
): ExamplePicture {
  return { source: { demo: name }, alt, ...(focus && { focus }) };
}

/** A drawn picture. */
export function drawn(
  svg: string,
  alt: string,
  focus?: readonly [x: number, y: number],
): ExamplePicture {
  return { source: { svg }, alt, ...(focus && { focus }) };
}

/** When a place is open: `Monday 9:00 17:00`, `Sunday` alone is closed. */
export function hours(at: Cells, lines: readonly string[], note = ''): DesignedBlock {
  const items = lines.map((line) => {
    const [label = '', opens = '', closes = ''] = line.split(' ');
    return { label, day: label.slice(0, 2), opens, closes };
  });
  return block('opening-hours', at, { lines: nameItems(items), closedText: 'Closed', note });
}

/** A place with its address; its picture is named `@picture:NAME`. */
export function map(at: Cells, address: string, pictureName: string): DesignedBlock {
  return block('map', at, { address, pictureId: `@picture:${pictureName}`, ratio: 'widescreen' });
}

/** The form of the site. */
export function form(at: Cells, submitLabel: string, successText: string): DesignedBlock {
  return block('form', at, { submitLabel, successText });
}

/** Where somebody plays: `2027-05-12|12 May, 8 pm|Venue|City`; ` sold out` at the end of the city. */
export function tour(at: Cells, lines: readonly string[]): DesignedBlock {
  const dates = lines.map((line) => {
    const [day = '', when = '', venue = '', city = ''] = line.split('|');
    const isSoldOut = city.endsWith(' sold out');
    return {
      day,
      when,
      venue,
      city: city.replace(/ sold out$/, ''),
      ...(isSoldOut
        ? { isSoldOut }
        : { link: { kind: 'url', url: 'https://tickets.example.com/' } }),
    };
  });
  return block('tour-dates', at, { dates: nameItems(dates) });
}

/** Texts of which one is seen at a time. */
export function tabs(
  at: Cells,
  label: string,
  ...items: readonly (readonly [title: string, body: string])[]
): DesignedBlock {
  return block('tabs', at, {
    label,
    items: nameItems(items.map(([title, body]) => ({ title, body }))),
  });
}
