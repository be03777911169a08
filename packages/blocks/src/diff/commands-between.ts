import {
  breakpoints,
  sectionStyleSchema,
  type Block,
  type Command,
  type PageDocument,
  type Section,
} from '@sitewright/contract';
import { dequal } from 'dequal/lite';
import { applyCommand } from '../commands/apply-command.ts';
import { findSection } from '../document/find.ts';
import { translationOf } from '../translations/list-texts.ts';
import { diffDocuments, isFields } from './diff-documents.ts';

/**
 * The commands that make one document of another: how a revision is brought back so that it can be
 * taken back, and merged, like any other edit. Small commands where they say it all, else the whole
 * block or section.
 */
export function commandsBetween(from: PageDocument, to: PageDocument): Command[] {
  const { sections, blocks } = diffDocuments(from, to);
  const isNew = (sectionId: string) => findSection(from, sectionId) === undefined;
  const newBlocks = blocks.flatMap((change) => (change.kind === 'came' ? [change.entry] : []));
  return [
    ...sections.flatMap((change): Command[] => {
      if (change.kind !== 'came') return [];
      const own = newBlocks.filter(({ sectionId }) => sectionId === change.id);
      return [{ name: 'insert-section', section: change.entry, blocks: own }];
    }),
    ...sections.flatMap((change) =>
      change.kind === 'changed' ? changeSection(from, change.from, change.to) : [],
    ),
    ...newBlocks
      .filter(({ sectionId }) => !isNew(sectionId))
      .map((block): Command => ({ name: 'insert-block', block })),
    ...blocks.flatMap((change) => (change.kind === 'changed' ? changeBlock(change) : [])),
    ...blocks.flatMap((change): Command[] =>
      change.kind === 'went' ? [{ name: 'remove-block', block: change.entry }] : [],
    ),
    ...sections.flatMap((change): Command[] =>
      change.kind === 'went' ? [{ name: 'remove-section', section: change.entry, blocks: [] }] : [],
    ),
  ];
}

/** The commands that bring one block to what it is in another document; also from nothing, and to it. */
export function commandsForBlock(from: Block | undefined, to: Block | undefined): Command[] {
  if (from && to) return dequal(from, to) ? [] : changeBlock({ from, to });
  if (to) return [{ name: 'insert-block', block: to }];
  return from ? [{ name: 'remove-block', block: from }] : [];
}

function changeSection(document: PageDocument, from: Section, to: Section): Command[] {
  const { id } = to;
  const commands: Command[] = [];
  if (from.order !== to.order) {
    commands.push({ name: 'move-section', id, from: from.order, to: to.order });
  }
  if (from.layout !== to.layout) {
    commands.push({ name: 'set-section-layout', id, from: from.layout, to: to.layout });
  }
  if (from.hidden !== to.hidden) {
    commands.push({ name: 'hide-section', id, ...given({ from: from.hidden, to: to.hidden }) });
  }
  for (const field of sectionStyleSchema.keyof().options) {
    const [before, after] = [from.style[field], to.style[field]];
    if (dequal(before, after)) continue;
    commands.push({ name: 'set-section-style', id, field, ...given({ from: before, to: after }) });
  }
  const reached = applyAll({ ...document, sections: { [id]: from } }, commands).sections[id];
  return dequal(reached, to) ? commands : [{ name: 'replace-section', from, to }];
}

function changeBlock({ from, to }: { readonly from: Block; readonly to: Block }): Command[] {
  const { id } = to;
  const commands: Command[] = [];
  if (from.sectionId !== to.sectionId || from.order !== to.order) {
    commands.push({ name: 'move-block', id, from: placeOf(from), to: placeOf(to) });
  }
  if (from.locked !== to.locked) {
    commands.push({ name: 'lock-block', id, ...given({ from: from.locked, to: to.locked }) });
  }
  if (from.group !== to.group) {
    commands.push({ name: 'group-block', id, ...given({ from: from.group, to: to.group }) });
  }
  for (const breakpoint of breakpoints) {
    const change = { from: from.placement[breakpoint], to: to.placement[breakpoint] };
    if (dequal(change.from, change.to)) continue;
    commands.push({ name: 'set-placement', id, breakpoint, ...given(change) });
  }
  commands.push(...changeData(from, to), ...changeTranslations(from, to));
  const alone: PageDocument = {
    schema: 1,
    sections: { [to.sectionId]: { id: to.sectionId, order: 'a0', layout: 'grid', style: {} } },
    blocks: { [id]: from },
  };
  const reached = applyAll(alone, commands).blocks[id];
  return dequal(reached, to) ? commands : [{ name: 'replace-block', from, to }];
}

function changeData({ data: from }: Block, { id, data: to }: Block): Command[] {
  if (!isFields(from) || !isFields(to)) return [];
  const names = new Set([...Object.keys(from), ...Object.keys(to)]);
  return [...names]
    .filter((field) => !dequal(from[field], to[field]))
    .map((field) => ({
      name: 'set-block-data',
      id,
      path: [field],
      ...given({ from: from[field], to: to[field] }),
    }));
}

function changeTranslations(from: Block, to: Block): Command[] {
  const places = [from, to].flatMap(({ translations = {} }) =>
    Object.entries(translations).flatMap(([language, own]) =>
      Object.keys(own).map((way) => ({ language, way })),
    ),
  );
  const different = new Map(places.map((place) => [`${place.language} ${place.way}`, place]));
  return [...different.values()].flatMap(({ language, way }): Command[] => {
    const [before, after] = [from, to].map((block) => translationOf(block, language, way));
    if (dequal(before, after)) return [];
    const change = given({ from: before, to: after });
    return [{ name: 'translate-block', id: to.id, language, way, ...change }];
  });
}

function placeOf({ sectionId, order }: Block) {
  return { sectionId, order };
}

/** Only what is there. */
function given<Value>({ from, to }: { from: Value | undefined; to: Value | undefined }) {
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
}

function applyAll(document: PageDocument, commands: readonly Command[]): PageDocument {
  return commands.reduce((now, command) => {
    const outcome = applyCommand(now, command);
    return outcome.kind === 'refused' ? now : outcome.document;
  }, document);
}
