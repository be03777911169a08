/** Two people who edit one document, saving in any order over a network that loses things. */
import {
  addBlock,
  addSection,
  blockTypeTable,
  editBlock,
  emptyDocument,
  listBlocks,
  orderedSections,
  placeBlock,
  putOnTop,
  reorderBlock,
  styleSection,
  takeBlock,
  takeSection,
  type Conflict,
} from '@sitewright/blocks';
import type { Command, PageDocument } from '@sitewright/contract';
import fc from 'fast-check';
import { EditorStore } from '../editor-store.ts';
import type { EditBatch, SaveAnswer, SavedSince } from '../save-edits.ts';

/** The draft as the server has it. */
export interface ServerDraft {
  readonly revision: number;
  readonly document: PageDocument;
}

/** What keeps the draft: a server, or what stands in for one. */
export interface EditedServer {
  read(): Promise<ServerDraft>;
  save(batch: EditBatch): Promise<SaveAnswer>;
  since(revision: number): Promise<SavedSince>;
}

/** As it comes over a wire. */
export const wired = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

interface Request {
  readonly batch: EditBatch;
  readonly resolve: (answer: SaveAnswer) => void;
  answer?: SaveAnswer;
}

/** Somebody with the document open: what they made, gave up themselves, and were told of. */
export class Person {
  readonly store: EditorStore;
  readonly made: string[] = [];
  readonly gaveUp = new Set<string>();
  readonly told = new Set<Conflict>();
  request: Request | undefined;
  #count = 0;
  readonly #name: string;
  readonly #server: EditedServer;

  constructor(name: string, server: EditedServer, { revision, document }: ServerDraft) {
    this.#name = name;
    this.#server = server;
    this.store = new EditorStore({
      head: { revision },
      document,
      waitingName: `site/doc/${name}`,
      now: () => Date.now(),
      save: (batch) =>
        new Promise((resolve) => {
          this.request = { batch: wired(batch), resolve };
        }),
    });
    this.store.subscribe(() => {
      for (const conflict of this.store.read().conflicts) this.told.add(conflict);
    });
  }

  /** Does something on purpose: what is gone from the page by that, they gave up. */
  do(act: () => void) {
    const before = JSON.stringify(this.store.read().document);
    act();
    const after = JSON.stringify(this.store.read().document);
    for (const one of this.made) {
      if (before.includes(one) && !after.includes(one)) this.gaveUp.add(one);
    }
  }

  edit(kind: number, which: number, where: number) {
    const { document } = this.store.read();
    // Letters that no other token begins with.
    const token = `${this.#name}${(this.#count += 1)}z`;
    const { commands, makes } = actOn(document, { kind, which, where, token });
    if (makes && commands.length > 0) this.made.push(token);
    this.do(() => this.store.act(commands));
  }

  async poll() {
    const { revision } = this.store.read();
    this.store.takeOthers(revision, await this.#server.since(revision));
  }
}

interface Whim {
  readonly kind: number;
  readonly which: number;
  readonly where: number;
  readonly token: string;
}

/** One edit; most of them leave a word of their own in the document. */
function actOn(document: PageDocument, { kind, which, where, token }: Whim) {
  const sections = orderedSections(document);
  const blocks = listBlocks(document);
  const section = sections[which % Math.max(1, sections.length)];
  const block = blocks[which % Math.max(1, blocks.length)];
  const text = blockTypeTable.get('text')!;
  if (!section)
    return { commands: addSection(document, { id: token, layout: 'grid' }, 0), makes: true };
  if (!block || kind === 0) {
    const data = { html: `<p>${token}</p>` };
    return {
      commands: addBlock(document, text, { id: token, sectionId: section.id, data }),
      makes: true,
    };
  }
  const { html = '' } = block.data as { html?: string };
  const at = outsideTags(html, where % (html.length + 1));
  const place = { ...block.placement.wide, column: 1 + (where % 12), row: 1 + (which % 9) };
  const acts: Record<number, () => { commands: Command[]; makes: boolean }> = {
    1: () => ({
      commands: editBlock(document, block.id, {
        path: ['html'],
        to: `${html.slice(0, at)}${where % 3 ? '' : '<x>'} ${token} ${html.slice(at)}`,
      }),
      makes: true,
    }),
    2: () => ({
      commands: editBlock(document, block.id, { path: ['note'], to: { token } }),
      makes: true,
    }),
    3: () => ({
      commands: styleSection(document, section.id, { field: 'theme', to: token }),
      makes: true,
    }),
    4: () => ({ commands: where % 3 === 0 ? takeBlock(document, block.id) : [], makes: false }),
    5: () => ({
      commands: placeBlock(document, block.id, { breakpoint: 'wide', to: place }),
      makes: false,
    }),
    6: () => ({
      commands: reorderBlock(document, block.id, { sectionId: section.id, index: where % 4 }),
      makes: false,
    }),
    7: () => ({
      commands: addSection(document, { id: token, layout: 'grid' }, where % (sections.length + 1)),
      makes: true,
    }),
    8: () => ({ commands: where % 9 === 0 ? takeSection(document, section.id) : [], makes: false }),
  };
  return acts[kind]!();
}

/** That place of HTML, or the one behind the tag that it is in. */
function outsideTags(html: string, at: number): number {
  const isInTag = html.lastIndexOf('<', at - 1) > html.lastIndexOf('>', at - 1);
  return isInTag && at > 0 ? html.indexOf('>', at) + 1 : at;
}

/** Puts a section with three texts on an empty page. */
export function startCommands(): Command[] {
  const text = blockTypeTable.get('text')!;
  const commands = [...addSection(emptyDocument, { id: 's', layout: 'grid' }, 0)];
  for (const id of ['a', 'b', 'c']) {
    const { document } = putOnTop(emptyDocument, commands);
    const data = { html: `<p>The words of ${id}</p>` };
    commands.push(...addBlock(document, text, { id, sectionId: 's', data }));
  }
  return commands;
}

/** What may happen next, and how often. */
export const steps = fc.record({
  who: fc.nat(1),
  what: fc.oneof(
    { weight: 9, arbitrary: fc.nat(8).map((kind) => ({ name: 'edit', kind }) as const) },
    {
      weight: 9,
      arbitrary: fc
        .constantFrom(
          ...(['save', 'save', 'save', 'answer', 'answer', 'answer', 'answer'] as const),
          ...(['arrive', 'lose', 'lose-answer', 'poll', 'undo', 'redo', 'decide'] as const),
        )
        .map((name) => ({ name }) as const),
    },
  ),
  which: fc.nat(1_000),
  where: fc.nat(1_000),
});

export type Step = typeof steps extends fc.Arbitrary<infer Value> ? Value : never;

/** Lets what was answered be taken in. */
async function settle() {
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
}

/** Takes a step. */
export async function take(
  person: Person,
  server: EditedServer,
  { what, which, where }: Step,
): Promise<void> {
  const { store, request } = person;
  const finish = (answer: SaveAnswer) => {
    person.request = undefined;
    request?.resolve(answer);
  };
  switch (what.name) {
    case 'edit':
      person.edit(what.kind, which, where);
      break;
    case 'save':
      void store.flush();
      break;
    case 'arrive':
      if (request && !request.answer) request.answer = await server.save(request.batch);
      break;
    case 'answer':
      if (request) finish(request.answer ?? (await server.save(request.batch)));
      break;
    case 'lose':
      if (request && !request.answer) finish({ kind: 'lost' });
      break;
    case 'lose-answer':
      if (request) {
        if (!request.answer) await server.save(request.batch);
        finish({ kind: 'lost' });
      }
      break;
    case 'poll':
      await person.poll();
      break;
    case 'undo':
      person.do(() => void store.undo());
      break;
    case 'redo':
      person.do(() => void store.redo());
      break;
    case 'decide': {
      const conflict = store.read().conflicts[which % Math.max(1, store.read().conflicts.length)];
      if (conflict) person.do(() => store.decide(conflict, where % 2 ? 'mine' : 'theirs'));
      break;
    }
  }
  await settle();
}

/** Everybody saves, and hears of all that others saved. */
export async function comeToRest(people: readonly Person[], server: EditedServer): Promise<void> {
  for (let round = 0; round < 20; round += 1) {
    for (const person of people) {
      void person.store.flush();
      await settle();
      for (let turn = 0; person.request && turn < 30; turn += 1) {
        const { batch, resolve, answer } = person.request;
        person.request = undefined;
        resolve(answer ?? (await server.save(batch)));
        await settle();
      }
      await person.poll();
    }
    const { revision } = await server.read();
    const isAtRest = people.every(
      ({ store }) => store.read().save === 'saved' && store.read().revision === revision,
    );
    if (isAtRest) return;
  }
}

/** What somebody made that is neither saved nor given up on purpose, and that nobody was told of. */
export function lostBy(people: readonly Person[], saved: string): string[] {
  return people.flatMap(({ made, gaveUp, told }) => {
    const heard = JSON.stringify([...told]);
    return made.filter((one) => !saved.includes(one) && !gaveUp.has(one) && !heard.includes(one));
  });
}
