// @vitest-environment happy-dom
/** Two people edit one document over many rounds, saving in any order over a network that loses things. */
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
import type { Block, Command, PageDocument } from '@sitewright/contract';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EditorStore } from './editor-store.ts';
import type { EditBatch, SaveAnswer, SavedSince } from './save-edits.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

const wired = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

const safe = (html: unknown) => String(html).replaceAll('<x>', '');
const safeBlock = (block: Block): Block => {
  const { html, ...data } = Object(block.data) as { html?: unknown };
  return { ...block, data: { ...data, html: safe(html) } };
};

/** As a server makes HTML safe: on both sides of a command, and in every block that it names. */
function clean(command: Command): Command {
  switch (command.name) {
    case 'set-block-data':
      if (command.path[0] !== 'html') return command;
      return {
        ...command,
        ...('from' in command && { from: safe(command.from) }),
        ...('to' in command && { to: safe(command.to) }),
      };
    case 'insert-block':
    case 'remove-block':
      return { ...command, block: safeBlock(command.block) };
    case 'insert-section':
    case 'remove-section':
      return { ...command, blocks: command.blocks.map(safeBlock) };
    default:
      return command;
  }
}

/** The writer of drafts: all of a batch or nothing, on top of what others saved; a key counts once. */
class Server {
  readonly log: (readonly Command[])[] = [];
  readonly #keys = new Map<string, number>();
  draft: PageDocument;

  constructor(draft: PageDocument) {
    this.draft = draft;
  }

  get revision() {
    return this.log.length;
  }

  since(base: number, upTo = this.revision): SavedSince {
    return wired({ revision: upTo, commands: this.log.slice(base, upTo).flat() });
  }

  save({ baseRevision, key, commands }: EditBatch): SaveAnswer {
    const before = this.#keys.get(key);
    if (before !== undefined) {
      const own = wired(this.log[before - 1]!);
      const { commands: others } = this.since(baseRevision, before - 1);
      return { kind: 'saved', revision: before, others, own };
    }
    const { commands: others, revision } = this.since(baseRevision);
    const { document, applied, conflicts } = putOnTop(this.draft, wired(commands), clean);
    if (conflicts.length > 0) return { kind: 'met', revision, others };
    if (applied.length > 0) {
      this.draft = document;
      this.log.push(applied);
      this.#keys.set(key, this.revision);
    }
    return { kind: 'saved', revision: this.revision, others, own: wired(applied) };
  }
}

interface Request {
  readonly batch: EditBatch;
  readonly resolve: (answer: SaveAnswer) => void;
  answer?: SaveAnswer;
}

/** Somebody with the document open: what they made, gave up themselves, and were told of. */
class Person {
  readonly store: EditorStore;
  readonly made: string[] = [];
  readonly gaveUp = new Set<string>();
  readonly told = new Set<Conflict>();
  request: Request | undefined;
  #count = 0;
  readonly #name: string;
  readonly #server: Server;

  constructor(name: string, server: Server) {
    this.#name = name;
    this.#server = server;
    this.store = new EditorStore({
      head: { revision: server.revision },
      document: server.draft,
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

  poll() {
    const { revision } = this.store.read();
    this.store.takeOthers(revision, this.#server.since(revision));
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
  const at = where % (html.length + 1);
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

function startPage(): PageDocument {
  const text = blockTypeTable.get('text')!;
  let page = putOnTop(
    emptyDocument,
    addSection(emptyDocument, { id: 's', layout: 'grid' }, 0),
  ).document;
  for (const id of ['a', 'b', 'c']) {
    const data = { html: `<p>The words of ${id}</p>` };
    page = putOnTop(page, addBlock(page, text, { id, sectionId: 's', data })).document;
  }
  return page;
}

/** What may happen next, and how often. */
const steps = fc.record({
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

type Step = typeof steps extends fc.Arbitrary<infer Value> ? Value : never;

/** Lets what was answered be taken in. */
async function settle() {
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
}

async function take(person: Person, server: Server, { what, which, where }: Step) {
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
      if (request && !request.answer) request.answer = server.save(request.batch);
      break;
    case 'answer':
      if (request) finish(request.answer ?? server.save(request.batch));
      break;
    case 'lose':
      if (request && !request.answer) finish({ kind: 'lost' });
      break;
    case 'lose-answer':
      if (request) {
        if (!request.answer) server.save(request.batch);
        finish({ kind: 'lost' });
      }
      break;
    case 'poll':
      person.poll();
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
async function comeToRest(people: readonly Person[], server: Server) {
  for (let round = 0; round < 20; round += 1) {
    for (const person of people) {
      void person.store.flush();
      await settle();
      for (let turn = 0; person.request && turn < 30; turn += 1) {
        const { batch, resolve, answer } = person.request;
        person.request = undefined;
        resolve(answer ?? server.save(batch));
        await settle();
      }
      person.poll();
    }
    const isAtRest = people.every(
      ({ store }) => store.read().save === 'saved' && store.read().revision === server.revision,
    );
    if (isAtRest) return;
  }
}

/** Runs all steps, and says what is wrong in the end: nothing. */
async function run(list: readonly Step[]) {
  const server = new Server(startPage());
  const people = [new Person('m', server), new Person('k', server)];
  for (const step of list) await take(people[step.who]!, server, step);
  await comeToRest(people, server);
  const saved = JSON.stringify([server.log, server.draft]);
  const lost = people.flatMap(({ made, gaveUp, told }) => {
    const heard = JSON.stringify([...told]);
    return made.filter((one) => !saved.includes(one) && !gaveUp.has(one) && !heard.includes(one));
  });
  for (const { store } of people) store.end();
  return { server, people, lost };
}

/** On a machine that does much else. */
const patient = { timeout: 120_000 };

it(
  'EDIT-05 two people’s edits of many rounds converge, and none is lost without a word',
  patient,
  async () => {
    let met = 0;
    let rounds = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { minLength: 100, maxLength: 200 }), async (list) => {
        const { server, people, lost } = await run(list);
        for (const { store, told } of people) {
          expect(store.read()).toMatchObject({ save: 'saved', revision: server.revision });
          expect(store.read().document).toEqual(server.draft);
          met += told.size;
        }
        rounds += server.revision;
        expect(lost).toEqual([]);
      }),
      { numRuns: 25, endOnFailure: true, seed: 20_261_128 },
    );
    // The cases are worth something: much was saved, and people met.
    expect(rounds).toBeGreaterThan(150);
    expect(met).toBeGreaterThan(80);
  },
);

it('EDIT-05 the same with other cases each time', patient, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 20, maxLength: 120 }), async (list) => {
      const { server, people, lost } = await run(list);
      for (const { store } of people) expect(store.read().document).toEqual(server.draft);
      expect(lost).toEqual([]);
    }),
    { numRuns: 12, endOnFailure: true },
  );
});
