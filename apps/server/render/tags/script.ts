import { escapeHtml } from '../context/escape-html.ts';
import type { TagHandler } from './tag-scope.ts';

/** A script of the theme. The version in its address lets browsers keep it for good. */
export const scriptTag: TagHandler = ({ attributes }, scope) => {
  const path = (attributes.src ?? '').replace(/^\/?(?:scripts\/)?/, '');
  if (path === '') return undefined;
  return `<script src="/scripts/${escapeHtml(encodeURI(path))}?v=${scope.templates.theme.version}"></script>`;
};
