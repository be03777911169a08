import { compile, render } from '@sitewright/template';
import type { Rendered } from '@sitewright/template';
import { getCldr } from '../i18n/get-cldr.ts';
import { createRegistry } from '../registry.ts';

/** 1 August 2021, 20:30:45 UTC: the clock of every test. */
export const NOW = 1_627_849_845_000;

/** English, as most tests need a locale and do not care which. */
export const english = await getCldr('en');

const registry = createRegistry();

/** Renders a template with all formatters, the English locale and a fixed clock. */
export function renderTemplate(template: string, data: unknown, cldr: unknown = english): Rendered {
  return render(compile(template, { registry }), data, { cldr, now: NOW });
}

/** The output alone; a test that uses it expects no error. */
export function outputOf(template: string, data: unknown, cldr: unknown = english): string {
  const { output, errors } = renderTemplate(template, data, cldr);
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  return output;
}
