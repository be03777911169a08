import { escapeHtml } from '../context/escape-html.ts';
import { showField } from '../data/load-document.ts';
import type { PageField } from './page-fields.ts';
import type { TagScope } from './tag-scope.ts';

/** An area, and the class that a template gives to it. */
interface PrintedArea extends PageField {
  readonly className: string;
}

/**
 * The markup of an area around the rows of its document. What stands in the rows was made by our own
 * renderer; no tags are looked for in it.
 */
export async function printArea(
  scope: TagScope,
  { className, ...field }: PrintedArea,
): Promise<string> {
  if (field.id !== '') scope.fields?.note(field);
  return aroundRows({ ...field, className }, await rowsOf(field, scope));
}

/** The same of an area with a block that is shown; undefined where there is none. */
export async function printFilledArea(
  scope: TagScope,
  field: PageField,
): Promise<string | undefined> {
  const rows = await rowsOf(field, scope);
  // Rows that were emptied stay rows.
  const hasBlocks = rows.includes('class="sqs-block ');
  return hasBlocks ? aroundRows({ ...field, className: '' }, rows) : undefined;
}

function aroundRows({ id, label, columns, className }: PrintedArea, rows: string): string {
  const classes = ['sqs-layout', `sqs-grid-${columns}`, `columns-${columns}`];
  if (rows === '') classes.push('empty');
  if (className !== '') classes.push(className);
  return (
    `<div class="${classes.join(' ')}" data-layout-label="${escapeHtml(label)}" data-type="block-field" id="${id}">` +
    `${rows || emptyRow(columns)}</div>`
  );
}

/** What visitors see there; on a page that is edited the draft, or nothing where the editor draws. */
function rowsOf(field: PageField, scope: TagScope): string | Promise<string> {
  const { purpose, id } = field;
  if (id === '' || scope.fields?.takesPlace(field) === true) return '';
  return showField(scope, { purpose, ownerId: id }, scope.fields && 'draft');
}

function emptyRow(columns: number): string {
  return `<div class="row sqs-row"><div class="col sqs-col-${columns} span-${columns}"></div></div>`;
}
