/** What people do to sections, as commands. Each gesture is a list: one entry of the history. */
import type {
  Command,
  CommandOf,
  PageDocument,
  Section,
  SectionLayout,
  SectionStyle,
} from '@sitewright/contract';
import { dequal } from 'dequal/lite';
import { findSection } from '../document/find.ts';
import { orderAt, orderedBlocks, orderedSections } from '../document/order.ts';
import { copiedGroups } from './groups.ts';

/** Adds an empty section at a place, counted from 0. */
export function addSection(
  document: PageDocument,
  section: { id: string; layout: SectionLayout; style?: SectionStyle },
  index: number,
): Command[] {
  const order = orderAt(orderedSections(document), index, section.id);
  return [
    {
      name: 'insert-section',
      section: { ...section, order, style: section.style ?? {} },
      blocks: [],
    },
  ];
}

/** Takes a section away with all that stands in it. */
export function takeSection(document: PageDocument, id: string): Command[] {
  const section = findSection(document, id);
  if (!section) return [];
  return [{ name: 'remove-section', section, blocks: [...orderedBlocks(document, id)] }];
}

/** Moves a section to a place among the others, counted from 0. */
export function reorderSection(document: PageDocument, id: string, index: number): Command[] {
  const section = findSection(document, id);
  if (!section) return [];
  const to = orderAt(orderedSections(document), index, id);
  return [{ name: 'move-section', id, from: section.order, to }];
}

/** A copy of a section right below it, with new ids. */
export function duplicateSection(
  document: PageDocument,
  id: string,
  newId: () => string,
): Command[] {
  const section = findSection(document, id);
  if (!section) return [];
  const copy: Section = { ...section, id: newId() };
  const sections = orderedSections(document);
  const index = sections.findIndex((other) => other.id === id) + 1;
  const own = orderedBlocks(document, id);
  const regroup = copiedGroups(own, newId);
  const blocks = own.map((block) => ({
    ...regroup(block),
    id: newId(),
    sectionId: copy.id,
  }));
  const order = orderAt(sections, index, copy.id);
  return [{ name: 'insert-section', section: { ...copy, order }, blocks }];
}

type StyleField = CommandOf<'set-section-style'>['field'];

/** Changes one field of how a section looks; undefined gives it back to the theme. */
export function styleSection<Field extends StyleField>(
  document: PageDocument,
  id: string,
  { field, to }: { field: Field; to: SectionStyle[Field] | undefined },
): Command[] {
  const section = findSection(document, id);
  if (!section || dequal(section.style[field], to)) return [];
  const from = section.style[field];
  return [
    {
      name: 'set-section-style',
      id,
      field,
      ...(from !== undefined && { from }),
      ...(to !== undefined && { to }),
    },
  ];
}
