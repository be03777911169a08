import { escapeHtml } from '../context/escape-html.ts';
import { showField } from '../data/load-document.ts';
import type { TagHandler } from './tag-scope.ts';

/**
 * An area for the owner's blocks. Without blocks it still prints its wrapper (template-format §6). What
 * stands in the rows was made by our own renderer; no tags are looked for in it.
 */
export const blockFieldTag: TagHandler = async ({ attributes }, scope) => {
  const columns = attributes.columns === '1' ? 1 : 12;
  const classes = ['sqs-layout', `sqs-grid-${columns}`, `columns-${columns}`];
  const id = attributes.id ?? '';
  const owner = { purpose: 'block-field', ownerId: id } as const;
  const rows = id === '' ? '' : await showField(scope, owner);
  if (rows === '') classes.push('empty');
  const own = attributes.class ?? '';
  if (own !== '') classes.push(own);
  const label = escapeHtml(attributes.label ?? '');
  return (
    `<div class="${classes.join(' ')}" data-layout-label="${label}" data-type="block-field" id="${id}">` +
    `${rows || emptyRow(columns)}</div>`
  );
};

function emptyRow(columns: number): string {
  return `<div class="row sqs-row"><div class="col sqs-col-${columns} span-${columns}"></div></div>`;
}
