/** Pages by purpose: lists of designed sections with words of their own. */
import type { Command, PageDocument } from '@sitewright/contract';
import { emptyDocument } from '../document/empty-document.ts';
import { putOnTop } from '../merge/put-on-top.ts';
import { insertDesign, type DesignSite } from './insert-design.ts';
import { sectionDesigns } from './section-designs.ts';
import type { PageTemplate } from './templates/template-kit.ts';
import { companyTemplates } from './templates/company.ts';
import { eventTemplates } from './templates/events.ts';
import { shopTemplates } from './templates/shop.ts';

export { coverTemplates } from './templates/covers.ts';
export type { PageTemplate } from './templates/template-kit.ts';

/** All of them, those that most pages begin with first. */
export const pageTemplates: readonly PageTemplate[] = [
  ...shopTemplates,
  ...companyTemplates,
  ...eventTemplates,
];

const designs = new Map(sectionDesigns.map((design) => [design.id, design]));

/** The commands that make an empty page of a template, and the page that it becomes. */
export function insertTemplate(
  { sections }: PageTemplate,
  { newId, site }: { newId: () => string; site: DesignSite },
): { commands: Command[]; document: PageDocument } {
  let document = emptyDocument;
  let picturesBefore = 0;
  const commands: Command[] = [];
  for (const [id, ...words] of sections) {
    const design = designs.get(id);
    if (!design) continue;
    const index = Object.keys(document.sections).length;
    const inserted = insertDesign(document, design, { index, newId, site, words, picturesBefore });
    document = putOnTop(document, inserted.commands).document;
    picturesBefore += inserted.pictures;
    commands.push(...inserted.commands);
  }
  return { commands, document };
}
