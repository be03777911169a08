/** Blocks that belong together: a group is a name that its blocks share. */
import type { Block, Command, PageDocument } from '@sitewright/contract';
import { findBlock } from '../document/find.ts';
import { listBlocks } from '../document/order.ts';

/** The blocks of those ids that the document has, each once. */
export function findBlocks(document: PageDocument, ids: readonly string[]): Block[] {
  return [...new Set(ids)].flatMap((id) => findBlock(document, id) ?? []);
}

/** These blocks and whoever is in a group with one of them. */
export function withGroups(document: PageDocument, ids: readonly string[]): string[] {
  const groups = new Set(findBlocks(document, ids).flatMap(({ group }) => group ?? []));
  const partners = listBlocks(document).filter(
    ({ group }) => group !== undefined && groups.has(group),
  );
  return [...new Set([...ids, ...partners.map(({ id }) => id)])];
}

/** Makes one group of blocks; they leave those that they were in. Fewer than two are none. */
export function groupBlocks(
  document: PageDocument,
  ids: readonly string[],
  groupId: string,
): Command[] {
  const blocks = findBlocks(document, ids);
  return blocks.length < 2 ? [] : setGroup(document, blocks, groupId);
}

/** Takes blocks out of their groups. */
export function ungroupBlocks(document: PageDocument, ids: readonly string[]): Command[] {
  return setGroup(document, findBlocks(document, ids), undefined);
}

/** Whether a block is in a group with another one: what is left alone in its group moves alone. */
export function isGrouped(document: PageDocument, { group }: Block): boolean {
  return group !== undefined && membersOf(document, group).length > 1;
}

/** Who is left alone in a group that the others leave, leaves it too. */
function setGroup(
  document: PageDocument,
  blocks: readonly Block[],
  to: string | undefined,
): Command[] {
  const leaving = new Set(blocks);
  const left = new Set(blocks.flatMap(({ group }) => group ?? []));
  const alone = [...left]
    .map((group) => membersOf(document, group).filter((block) => !leaving.has(block)))
    .flatMap((others) => (others.length === 1 ? others : []));
  return [
    ...blocks.flatMap((block) => groupAs(block, to)),
    ...alone.flatMap((block) => groupAs(block, undefined)),
  ];
}

function groupAs({ id, group }: Block, to: string | undefined): Command[] {
  if (group === to) return [];
  const from = group === undefined ? {} : { from: group };
  return [{ name: 'group-block', id, ...from, ...(to !== undefined && { to }) }];
}

function membersOf(document: PageDocument, group: string): Block[] {
  return listBlocks(document).filter((block) => block.group === group);
}

/** What copies of blocks are grouped as: groups of their own, and none for one that is left alone. */
export function copiedGroups(
  blocks: readonly Block[],
  newId: () => string,
): (block: Block) => Block {
  const sizes = new Map<string, number>();
  for (const { group } of blocks) {
    if (group !== undefined) sizes.set(group, (sizes.get(group) ?? 0) + 1);
  }
  const names = new Map(
    [...sizes].flatMap(([group, size]) => (size > 1 ? [[group, newId()] as const] : [])),
  );
  return ({ group, ...block }) => {
    const copied = group === undefined ? undefined : names.get(group);
    return { ...block, ...(copied !== undefined && { group: copied }) };
  };
}

/** What moves as one when several blocks are arranged: a group, or a block that is in none. */
export function bodiesOf(blocks: readonly Block[]): Block[][] {
  const bodies = Map.groupBy(blocks, ({ id, group }) => (group ? `group ${group}` : id));
  // Inside of one group its blocks are arranged among themselves.
  return bodies.size > 1 ? [...bodies.values()] : blocks.map((block) => [block]);
}
