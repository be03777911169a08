/** Documents of rows for tests, from a list of what stands in them. */
import { addSection, blockTypeTable, emptyDocument, putOnTop } from '@sitewright/blocks';
import type { PageDocument } from '@sitewright/contract';

/** A block by its type, with the data that is its own and its columns of twelve. */
export interface RowCell {
  readonly type: string;
  readonly width: number;
  readonly data: Readonly<Record<string, unknown>>;
}

/** A text of HTML. */
export function words(html: string, width = 12): RowCell {
  return { type: 'text', width, data: { html } };
}

/** A button that leads to an address. */
export function button(label: string, url: string, width = 12): RowCell {
  return { type: 'button', width, data: { label, link: { kind: 'url', url } } };
}

/** A document of one section of rows; ids of its blocks begin with the name. */
export function composeRows(name: string, rows: readonly (readonly RowCell[])[]): PageDocument {
  const sectionId = `${name}-rows`;
  const style = { contentWidth: 'wide' } as const;
  const section = { id: sectionId, layout: 'rows', style } as const;
  const empty = putOnTop(emptyDocument, addSection(emptyDocument, section, 0)).document;
  const placed = rows.flatMap((cells, row) => {
    let column = 1;
    return cells.map((cell) => {
      const at = column;
      column += cell.width;
      return { ...cell, column: at, row: row + 1 };
    });
  });
  const blocks = placed.map(({ type: typeName, width, data, column, row }, at) => {
    const type = blockTypeTable.get(typeName);
    const id = `${name}-${at + 1}`;
    const wide = { column, row, width, height: 4, layer: 0, hidden: false };
    const order = `a${String.fromCodePoint(97 + at)}`;
    const own = { type: typeName, version: type?.version ?? 1 };
    const all = { ...Object(type?.initial), ...data };
    return [id, { id, sectionId, order, ...own, data: all, placement: { wide } }] as const;
  });
  return { ...empty, blocks: Object.fromEntries(blocks) };
}
