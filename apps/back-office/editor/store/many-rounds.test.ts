// @vitest-environment happy-dom
/** Two people edit one document over many rounds, saving in any order over a network that loses things. */
import { emptyDocument, putOnTop } from '@sitewright/blocks';
import type { Block, Command, PageDocument } from '@sitewright/contract';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { EditBatch, SaveAnswer, SavedSince } from './save-edits.ts';
import {
  comeToRest,
  lostBy,
  Person,
  startCommands,
  steps,
  take,
  wired,
  type EditedServer,
  type Step,
} from './testing/two-people.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

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
class Server implements EditedServer {
  readonly log: (readonly Command[])[] = [];
  readonly #keys = new Map<string, number>();
  draft: PageDocument;

  constructor(draft: PageDocument) {
    this.draft = draft;
  }

  get revision() {
    return this.log.length;
  }

  read() {
    return Promise.resolve({ revision: this.revision, document: this.draft });
  }

  since(base: number): Promise<SavedSince> {
    return Promise.resolve(this.#since(base));
  }

  #since(base: number, upTo = this.revision): SavedSince {
    return wired({ revision: upTo, commands: this.log.slice(base, upTo).flat() });
  }

  save(batch: EditBatch): Promise<SaveAnswer> {
    return Promise.resolve(this.#save(batch));
  }

  #save({ baseRevision, key, commands }: EditBatch): SaveAnswer {
    const before = this.#keys.get(key);
    if (before !== undefined) {
      const own = wired(this.log[before - 1]!);
      const { commands: others } = this.#since(baseRevision, before - 1);
      return { kind: 'saved', revision: before, others, own };
    }
    const { commands: others, revision } = this.#since(baseRevision);
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

/** Runs all steps, and says what is wrong in the end: nothing. */
async function run(list: readonly Step[]) {
  const server = new Server(putOnTop(emptyDocument, startCommands()).document);
  const start = await server.read();
  const people = [new Person('m', server, start), new Person('k', server, start)];
  for (const step of list) await take(people[step.who]!, server, step);
  await comeToRest(people, server);
  const lost = lostBy(people, JSON.stringify([server.log, server.draft]));
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
