import type { PanelText } from '../../types/panel-field.ts';

type Words = readonly [english: string, german: string] | undefined;

/** A design by its id, with words that take the places of its own, in the order of reading. */
export type TemplateSection = readonly [design: string, ...words: Words[]];

/** A page as it is offered. */
export interface PageTemplate {
  readonly id: string;
  /** What it is called, and what the page is called unless told. */
  readonly title: PanelText;
  readonly sections: readonly TemplateSection[];
}

/** Declares a template. */
export function template(
  id: string,
  [en, de]: readonly [english: string, german: string],
  ...sections: TemplateSection[]
): PageTemplate {
  return { id, title: { en, de }, sections };
}
