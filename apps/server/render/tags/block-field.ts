import { escapeHtml } from '../context/escape-html.ts';
import type { TagHandler } from './tag-scope.ts';

/** An area for the owner's blocks. Without blocks it still prints its wrapper (template-format §6). */
export const blockFieldTag: TagHandler = ({ attributes }) => {
  const columns = attributes.columns === '1' ? 1 : 12;
  const classes = ['sqs-layout', `sqs-grid-${columns}`, `columns-${columns}`, 'empty'];
  const own = attributes.class ?? '';
  if (own !== '') classes.push(own);
  const label = escapeHtml(attributes.label ?? '');
  const id = attributes.id ?? '';
  return (
    `<div class="${classes.join(' ')}" data-layout-label="${label}" data-type="block-field" id="${id}">` +
    `<div class="row sqs-row"><div class="col sqs-col-${columns} span-${columns}"></div></div></div>`
  );
};
