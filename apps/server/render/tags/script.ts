import { escapeHtml } from '../context/escape-html.ts';
import type { TagHandler } from './tag-run.ts';

/** A script of the theme. The version in its address lets browsers keep it for good. */
export const scriptTag: TagHandler = ({ attributes }, run) => {
  const path = (attributes.src ?? '').replace(/^\/?(?:scripts\/)?/, '');
  if (path === '') return undefined;
  return `<script src="/scripts/${escapeHtml(encodeURI(path))}?v=${run.templates.theme.version}"></script>`;
};
