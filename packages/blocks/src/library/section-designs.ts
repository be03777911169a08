/** Designed sections that a page can be begun with. They take the colours and letters of the site. */
import type { Command, PageDocument, SectionStyle } from '@sitewright/contract';
import { addSection } from '../acts/section-acts.ts';
import { addBlock } from '../acts/block-acts.ts';
import { putOnTop } from '../merge/put-on-top.ts';
import { blockTypeTable } from '../types/registry.ts';
import type { PanelText } from '../types/panel-field.ts';

/** A block of a design: what, where on the 24 columns, and what it begins with. */
interface DesignedBlock {
  readonly type: string;
  /** Column, row, width, height. */
  readonly at: readonly [number, number, number, number];
  readonly data: Readonly<Record<string, unknown>>;
}

/** A section as it is offered. */
export interface SectionDesign {
  readonly id: string;
  readonly title: PanelText;
  readonly style: SectionStyle;
  readonly blocks: readonly DesignedBlock[];
}

const html = (text: string) => ({ format: 'html', html: text });
const button = (label: string) => ({
  label,
  look: 'primary',
  size: 'medium',
  alignment: 'left',
});

/** All of them, the plain ones first. */
export const sectionDesigns: readonly SectionDesign[] = [
  { id: 'blank', title: { en: 'Blank', de: 'Leer' }, style: {}, blocks: [] },
  {
    id: 'text',
    title: { en: 'Text', de: 'Text' },
    style: {},
    blocks: [
      {
        type: 'text',
        at: [5, 1, 16, 6],
        data: html('<h2>A heading</h2><p>Tell your visitors what they should know.</p>'),
      },
    ],
  },
  {
    id: 'hero',
    title: { en: 'Opening', de: 'Auftakt' },
    style: { height: 'medium', verticalAlignment: 'middle' },
    blocks: [
      { type: 'heading', at: [3, 1, 16, 3], data: { text: 'Say it in one line', level: 1 } },
      { type: 'text', at: [3, 4, 14, 3], data: html('<p>And in two more, why it matters.</p>') },
      { type: 'button', at: [3, 7, 6, 2], data: button('Begin here') },
    ],
  },
  {
    id: 'picture-left',
    title: { en: 'Picture and text', de: 'Bild und Text' },
    style: {},
    blocks: [
      { type: 'image', at: [1, 1, 12, 12], data: {} },
      {
        type: 'text',
        at: [14, 3, 10, 6],
        data: html('<h2>Beside a picture</h2><p>What it shows, and what it means.</p>'),
      },
    ],
  },
  {
    id: 'picture-right',
    title: { en: 'Text and picture', de: 'Text und Bild' },
    style: {},
    blocks: [
      {
        type: 'text',
        at: [2, 3, 10, 6],
        data: html('<h2>Before a picture</h2><p>What it shows, and what it means.</p>'),
      },
      { type: 'image', at: [13, 1, 12, 12], data: {} },
    ],
  },
  {
    id: 'three-columns',
    title: { en: 'Three columns', de: 'Drei Spalten' },
    style: {},
    blocks: [1, 9, 17].map((column, index) => ({
      type: 'text',
      at: [column, 1, 8, 5] as const,
      data: html(`<h3>Point ${index + 1}</h3><p>One sentence is enough.</p>`),
    })),
  },
  {
    id: 'two-columns',
    title: { en: 'Two columns', de: 'Zwei Spalten' },
    style: {},
    blocks: [1, 13].map((column) => ({
      type: 'text',
      at: [column, 1, 12, 6] as const,
      data: html('<h3>A part of it</h3><p>What belongs to this part.</p>'),
    })),
  },
  {
    id: 'quote',
    title: { en: 'Quote', de: 'Zitat' },
    style: { verticalAlignment: 'middle' },
    blocks: [
      {
        type: 'quote',
        at: [5, 1, 16, 5],
        data: { quote: 'What somebody said about you.', source: 'Who said it' },
      },
    ],
  },
  {
    id: 'pictures',
    title: { en: 'Three pictures', de: 'Drei Bilder' },
    style: {},
    blocks: [1, 9, 17].map((column) => ({
      type: 'image',
      at: [column, 1, 8, 8] as const,
      data: {},
    })),
  },
  {
    id: 'call',
    title: { en: 'Call to act', de: 'Aufforderung' },
    style: { verticalAlignment: 'middle' },
    blocks: [
      { type: 'heading', at: [3, 1, 13, 2], data: { text: 'Ready when you are', level: 2 } },
      {
        type: 'button',
        at: [17, 1, 6, 2],
        data: { ...button('Get in touch'), alignment: 'right' },
      },
    ],
  },
];

/** The commands that put a design at a place of the page, counted from 0. */
export function insertDesign(
  document: PageDocument,
  design: SectionDesign,
  { index, newId }: { index: number; newId: () => string },
): { commands: Command[]; sectionId: string } {
  const sectionId = newId();
  const commands = addSection(
    document,
    { id: sectionId, layout: 'grid', style: design.style },
    index,
  );
  let now = putOnTop(document, commands).document;
  for (const { type, at, data } of design.blocks) {
    const known = blockTypeTable.get(type);
    if (!known) continue;
    const [column, row, width, height] = at;
    const placement = { column, row, width, height, layer: 0, hidden: false };
    const adding = addBlock(now, known, { id: newId(), sectionId, placement, data });
    now = putOnTop(now, adding).document;
    commands.push(...adding);
  }
  return { commands, sectionId };
}
