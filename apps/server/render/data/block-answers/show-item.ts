import { pageRegistry } from '@sitewright/formatters';
import { compile, type Program } from '@sitewright/template';
import type { AnswerScope } from './answer-scope.ts';

const programs = new Map<string, Program>();

/**
 * An item through a template: a block of the theme, else of the server's own views. It sees the
 * site around the item as on every page.
 */
export function showItem(scope: AnswerScope, template: string, item: object): string {
  const source = `{.section item}${template}{.end}`;
  const program = programs.get(source) ?? compile(source, { registry: pageRegistry, cache: false });
  programs.set(source, program);
  return scope.templates.render(program, { ...scope.context, item }).trim();
}
