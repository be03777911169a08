import { printArea } from './print-area.ts';
import type { TagHandler } from './tag-scope.ts';

/** An area for the owner's blocks. Without blocks it still prints its wrapper (template-format §6). */
export const blockFieldTag: TagHandler = async ({ attributes }, scope) =>
  printArea(scope, {
    purpose: 'block-field',
    id: attributes.id ?? '',
    label: attributes.label ?? '',
    columns: attributes.columns === '1' ? 1 : 12,
    className: attributes.class ?? '',
  });
