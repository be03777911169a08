// @vitest-environment happy-dom
import { addBlock, addSection, blockTypeTable, emptyDocument, putOnTop } from '@sitewright/blocks';
import type { Command, PageDocument } from '@sitewright/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EditorStore } from './editor-store.ts';
import type { EditBatch, SaveAnswer } from './save-edits.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

const ids = ['a', 'b'];

/** A page of two texts. */
function makePage(): PageDocument {
  const text = blockTypeTable.get('text')!;
  let page = putOnTop(emptyDocument, addSection(emptyDocument, { id: 's', layout: 'stack' }, 0));
  for (const id of ids)
    page = putOnTop(page.document, addBlock(page.document, text, { id, sectionId: 's' }));
  return page.document;
}

const htmlOf = ({ blocks }: PageDocument, id: string) =>
  (blocks[id]?.data as { html: string } | undefined)?.html;

/** A store of the page, and a server that answers what it is told to. */
function open() {
  const document = makePage();
  const sent: EditBatch[] = [];
  const answers: SaveAnswer[] = [];
  const store = new EditorStore({
    head: { revision: 1 },
    document,
    waitingName: 'site/doc/tab',
    now: () => Date.now(),
    save: async (batch) => {
      sent.push(batch);
      const { baseRevision, commands: own } = batch;
      return answers.shift() ?? { kind: 'saved', revision: baseRevision + 1, others: [], own };
    },
  });
  const write = (page: PageDocument, id: string, to: string): Command => {
    const from = htmlOf(page, id);
    return { name: 'set-block-data', id, path: ['html'], to, ...(from !== undefined && { from }) };
  };
  const type = (id: string, html: string, joinsAs?: string) =>
    store.act([write(store.read().document, id, html)], joinsAs === undefined ? {} : { joinsAs });
  const shown = () => ids.map((id) => htmlOf(store.read().document, id));
  const before = shown();
  const byOther = (id: string, html: string) => write(document, id, html);
  return { store, sent, answers, type, shown, before, byOther };
}

it('what is done shows at once, and is saved in one batch after a pause', async () => {
  const { store, sent, type, shown } = open();
  type('a', '<p>On</p>');
  type('a', '<p>One</p>');
  expect([shown()[0], store.read().save, sent.length]).toEqual(['<p>One</p>', 'waiting', 0]);
  await vi.runAllTimersAsync();
  expect(sent.map(({ baseRevision, commands }) => [baseRevision, commands.length])).toEqual([
    [1, 1],
  ]);
  expect(store.read()).toMatchObject({ save: 'saved', revision: 2 });
  expect(localStorage).toHaveLength(0);
});

it('what was taken back before it was saved leaves nothing to save', async () => {
  const { store, sent, type } = open();
  type('a', '<p>One</p>');
  store.undo();
  expect(store.read().save).toBe('saved');
  await vi.runAllTimersAsync();
  expect([sent.length, localStorage.length]).toEqual([0, 0]);
  type('a', '<p>One</p>');
  await vi.runAllTimersAsync();
  store.undo();
  store.redo();
  await vi.runAllTimersAsync();
  expect([store.read().save, sent.length]).toEqual(['saved', 1]);
});

it('a server that cannot be reached is asked again after five seconds, with the same batch', async () => {
  const { store, sent, answers, type } = open();
  answers.push({ kind: 'lost' });
  type('a', '<p>One</p>');
  await vi.advanceTimersToNextTimerAsync();
  expect([store.read().save, sent.length]).toEqual(['lost', 1]);
  expect(localStorage).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent.map(({ key }) => key)).toEqual([sent[0]!.key, sent[0]!.key]);
  expect(store.read().save).toBe('saved');
});

it('who was signed out goes on after signing in: the same batch is sent again by itself', async () => {
  const { store, sent, answers, type } = open();
  answers.push({ kind: 'out' });
  type('a', '<p>One</p>');
  await vi.advanceTimersToNextTimerAsync();
  expect([store.read().save, sent.length]).toEqual(['out', 1]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(sent.map(({ key }) => key)).toEqual([sent[0]!.key, sent[0]!.key]);
  expect(store.read().save).toBe('saved');
});

it('what several tabs left behind and met is asked for each: none takes the place of another', () => {
  const { store, type, byOther } = open();
  type('a', '<p>Now</p>');
  type('b', '<p>Now</p>');
  store.takeUp([byOther('a', '7')]);
  store.takeUp([byOther('b', '8')]);
  expect(store.read().conflicts.map(({ yours }) => yours)).toEqual(['7', '8']);
});

it('what somebody else did elsewhere comes in, and nothing of one’s own is lost', async () => {
  const { store, sent, answers, type, shown, byOther } = open();
  answers.push({ kind: 'met', revision: 4, others: [byOther('b', '<p>Theirs</p>')] });
  type('a', '<p>Mine</p>');
  await vi.runAllTimersAsync();
  expect(shown()).toEqual(['<p>Mine</p>', '<p>Theirs</p>']);
  expect(sent.map(({ baseRevision }) => baseRevision)).toEqual([1, 4]);
  expect(sent[1]?.commands).toEqual(sent[0]?.commands);
  expect(store.read()).toMatchObject({ save: 'saved', conflicts: [] });
});

it('what others saved comes in while one types, and what waits goes on top of it', async () => {
  const { store, sent, type, shown, byOther } = open();
  type('a', '<p>Mine</p>');
  expect(store.takeOthers(1, { revision: 3, commands: [byOther('b', '<p>Theirs</p>')] })).toBe(
    true,
  );
  expect(shown()).toEqual(['<p>Mine</p>', '<p>Theirs</p>']);
  expect(store.read()).toMatchObject({ revision: 3, save: 'waiting', conflicts: [] });
  await vi.runAllTimersAsync();
  expect(sent.map(({ baseRevision, commands }) => [baseRevision, commands.length])).toEqual([
    [3, 1],
  ]);
  // What others did is not taken back.
  store.undo();
  expect(shown()[1]).toBe('<p>Theirs</p>');
});

it('what others saved is not taken twice: not below a save, and not on another revision', async () => {
  const { store, answers, type, shown, byOther } = open();
  const theirs = { revision: 2, commands: [byOther('b', '<p>Theirs</p>')] };
  let answer: (answer: SaveAnswer) => void = () => {};
  answers.push(new Promise<SaveAnswer>((resolve) => (answer = resolve)) as never);
  type('a', '<p>Mine</p>');
  const flushed = store.flush();
  expect(store.takeOthers(1, theirs)).toBe(false);
  answer({
    kind: 'saved',
    revision: 3,
    others: theirs.commands,
    own: [byOther('a', '<p>Mine</p>')],
  });
  await flushed;
  expect(shown()).toEqual(['<p>Mine</p>', '<p>Theirs</p>']);
  expect(store.takeOthers(1, theirs)).toBe(false);
  expect(store.read().revision).toBe(3);
});

it('a text of one’s own that meets what others saved is asked at once', () => {
  const { store, type, shown, byOther } = open();
  type('a', '<p>Mine</p>');
  store.takeOthers(1, { revision: 2, commands: [byOther('a', '<p>Theirs</p>')] });
  expect(shown()[0]).toBe('<p>Theirs</p>');
  expect(store.read()).toMatchObject({ save: 'saved', conflicts: [{ yours: '<p>Mine</p>' }] });
});

it.each([
  ['mine', '<p>Mine</p>'],
  ['theirs', '<p>Theirs</p>'],
] as const)('who met somebody else’s text decides: %s', async (wins, html) => {
  const { store, answers, type, shown, byOther } = open();
  answers.push({ kind: 'met', revision: 4, others: [byOther('a', '<p>Theirs</p>')] });
  type('a', '<p>Mine</p>');
  await vi.runAllTimersAsync();
  expect(shown()[0]).toBe('<p>Theirs</p>');
  const [conflict] = store.read().conflicts;
  expect(conflict).toMatchObject({ theirs: '<p>Theirs</p>', yours: '<p>Mine</p>' });
  store.decide(conflict!, wins);
  expect([shown()[0], store.read().conflicts]).toEqual([html, []]);
});

it('what fits no more is not taken back, is told, and the step before it is next', () => {
  const { store, type, shown, before, byOther } = open();
  type('b', '<p>First</p>');
  type('a', '<p>Mine</p>');
  store.takeOthers(1, { revision: 2, commands: [byOther('a', '<p>Theirs</p>')] });
  expect(shown()).toEqual(['<p>Theirs</p>', '<p>First</p>']);
  expect(store.undo()).toBe('none');
  expect(shown()).toEqual(['<p>Theirs</p>', '<p>First</p>']);
  expect(store.read().history).toMatchObject({ done: [{}], undone: [] });
  expect(store.undo()).toBe('all');
  expect(shown()).toEqual(['<p>Theirs</p>', before[1]]);
  expect([store.undo(), store.redo()]).toEqual(['all', 'all']);
});

it('of a step that fits in part the rest is taken back', () => {
  const { store, shown, before, byOther } = open();
  const [one, two] = [byOther('a', '<p>Mine</p>'), byOther('b', '<p>Mine too</p>')];
  store.act([one, two]);
  store.takeOthers(1, { revision: 2, commands: [byOther('a', '<p>Theirs</p>')] });
  expect(store.undo()).toBe('part');
  expect(shown()).toEqual(['<p>Theirs</p>', before[1]]);
});

it('the history of a tab that is gone goes on, and each change of it is kept', async () => {
  const kept = vi.fn();
  const first = open();
  first.type('a', '<p>One</p>');
  const { history } = first.store.read();
  const { document } = first.store.read();
  const store = new EditorStore({
    head: { revision: 2 },
    document,
    waitingName: 'site/doc/next',
    now: () => Date.now(),
    save: async ({ commands: own }) => ({ kind: 'saved', revision: 3, others: [], own }),
    history,
    keepHistory: kept,
  });
  expect(store.undo()).toBe('all');
  expect(htmlOf(store.read().document, 'a')).toBe(first.before[0]);
  expect(kept.mock.calls).toEqual([[{ done: [], undone: history.done }]]);
  await vi.runAllTimersAsync();
  expect(store.read()).toMatchObject({ save: 'saved', revision: 3 });
});

it('typing that goes on is one step back, and typing after a pause another', () => {
  const { store, type, shown, before } = open();
  type('a', '<p>O</p>', 'text a');
  vi.advanceTimersByTime(1_499);
  type('a', '<p>On</p>', 'text a');
  vi.advanceTimersByTime(1_500);
  type('a', '<p>One</p>', 'text a');
  type('b', '<p>Two</p>', 'text b');
  const seen = [0, 1, 2].map(() => (store.undo(), shown()));
  expect(seen).toEqual([['<p>One</p>', before[1]], ['<p>On</p>', before[1]], before]);
  store.redo();
  expect(shown()).toEqual(['<p>On</p>', before[1]]);
  // What was taken back is gone once something else is done.
  type('b', '<p>New</p>');
  store.redo();
  expect(shown()).toEqual(['<p>On</p>', '<p>New</p>']);
});

it('a server that refuses what nobody else changed is not asked without end, and the edit waits', async () => {
  const { store, sent, answers, type, shown } = open();
  // Far more than a page may ever ask at once.
  answers.push(
    ...Array.from({ length: 50 }, () => ({ kind: 'met', revision: 1, others: [] }) as const),
  );
  type('a', '<p>One</p>');
  await vi.advanceTimersByTimeAsync(2_000);
  expect([sent.length, store.read().save, shown()[0]]).toEqual([1, 'refused', '<p>One</p>']);
  // Nothing is lost: the next edit goes there with it.
  answers.length = 0;
  type('b', '<p>Two</p>');
  await vi.runAllTimersAsync();
  expect(sent.at(-1)?.commands).toHaveLength(2);
  expect(store.read()).toMatchObject({ save: 'saved', conflicts: [] });
});

it('two people moved one block: who decides for their own place has it, and is asked once', async () => {
  const { store, answers } = open();
  const move = (sectionId: string, order: string): Command => {
    const { blocks } = store.read().document;
    const from = { sectionId: blocks['a']!.sectionId, order: blocks['a']!.order };
    return { name: 'move-block', id: 'a', from, to: { sectionId, order } };
  };
  const theirs = move('s', 'Zx');
  store.act([move('s', 'Zz')]);
  answers.push({ kind: 'met', revision: 2, others: [theirs] });
  await vi.advanceTimersByTimeAsync(1_000);
  const [conflict] = store.read().conflicts;
  expect(store.read().document.blocks['a']?.order).toBe('Zx');
  store.decide(conflict!, 'mine');
  expect(store.read().document.blocks['a']?.order).toBe('Zz');
  expect(store.read().conflicts).toEqual([]);
});

it('a block that somebody wrote in goes when who took it away decides so', async () => {
  const { store, answers, byOther } = open();
  const block = store.read().document.blocks['a']!;
  store.act([{ name: 'remove-block', block }]);
  answers.push({ kind: 'met', revision: 2, others: [byOther('a', '<p>Theirs</p>')] });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(store.read().document.blocks['a']).toBeDefined();
  store.decide(store.read().conflicts[0]!, 'mine');
  expect(store.read().document.blocks['a']).toBeUndefined();
});

it('what meets several things is decided once for all of them', async () => {
  const { store, answers, byOther } = open();
  const { sections, blocks } = store.read().document;
  store.act([{ name: 'remove-section', section: sections['s']!, blocks: Object.values(blocks) }]);
  const others = ids.map((id) => byOther(id, '<p>Theirs</p>'));
  answers.push({ kind: 'met', revision: 2, others });
  await vi.advanceTimersByTimeAsync(1_000);
  const { conflicts } = store.read();
  expect(conflicts).toHaveLength(2);
  store.decide(conflicts[0]!, 'theirs');
  expect(store.read().conflicts).toEqual([]);
  expect(store.read().document.sections['s']).toBeDefined();
});
