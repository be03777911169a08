import { escapeHtml } from '../context/escape-html.ts';
import { showField } from '../data/load-document.ts';
import type { TagHandler, TagScope } from './tag-scope.ts';

/**
 * An area for the owner's blocks. Without blocks it still prints its wrapper (template-format §6). What
 * stands in the rows was made by our own renderer; no tags are looked for in it.
 */
export const blockFieldTag: TagHandler = async ({ attributes }, scope) => {
  const columns = attributes.columns === '1' ? 1 : 12;
  const classes = ['sqs-layout', `sqs-grid-${columns}`, `columns-${columns}`];
  const label = attributes.label ?? '';
  const id = attributes.id ?? '';
  if (id !== '') scope.fields?.note({ id, label, columns });
  const rows = await rowsOf(id, scope);
  if (rows === '') classes.push('empty');
  const own = attributes.class ?? '';
  if (own !== '') classes.push(own);
  return (
    `<div class="${classes.join(' ')}" data-layout-label="${escapeHtml(label)}" data-type="block-field" id="${id}">` +
    `${rows || emptyRow(columns)}</div>`
  );
};

/** What visitors see there; on a page that is edited the draft, or nothing where the editor draws. */
function rowsOf(id: string, scope: TagScope): string | Promise<string> {
  if (id === '' || scope.fields?.takesPlace(id) === true) return '';
  return showField(scope, { purpose: 'block-field', ownerId: id }, scope.fields && 'draft');
}

function emptyRow(columns: number): string {
  return `<div class="row sqs-row"><div class="col sqs-col-${columns} span-${columns}"></div></div>`;
}
