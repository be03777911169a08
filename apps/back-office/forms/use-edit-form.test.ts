// @vitest-environment happy-dom
import type { CallFailure } from '@sitewright/contract';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useEditForm, type EditChanges } from './use-edit-form.ts';

interface Fields {
  title: string;
  note: string;
}

const seen: Fields = { title: 'Mug', note: '' };

function open(saved: Fields, answer?: CallFailure, whileSaving = (): void => {}) {
  const sent: EditChanges[] = [];
  const hook = renderHook(
    (props: { saved: Fields }) =>
      useEditForm<Fields>({
        name: 'alder/products/1',
        saved: props.saved,
        onSave: async (changes) => {
          sent.push(changes);
          whileSaving();
          return answer;
        },
      }),
    { initialProps: { saved } },
  );
  const type = (field: keyof Fields, value: string) =>
    act(() => hook.result.current.form.setValue(field, value, { shouldDirty: true }));
  const fields = () => hook.result.current.form.getValues();
  return { ...hook, sent, type, fields };
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('sends what was changed, with what was seen there', async () => {
  const { result, sent, type } = open(seen);
  type('title', 'Cup');
  expect(await act(() => result.current.save())).toBe(true);
  expect(sent).toEqual([{ title: { from: 'Mug', to: 'Cup' } }]);
  expect(result.current.isDirty).toBe(false);
});

it('keeps the last keys before its screen goes, and nothing that was saved or given up', async () => {
  const { type } = open(seen);
  type('title', 'Cup');
  cleanup();
  const again = open(seen);
  expect(again.fields().title).toBe('Cup');
  act(() => again.result.current.discard());
  cleanup();
  expect(open(seen).result.current.isDirty).toBe(false);
  cleanup();

  const saving = open(seen);
  saving.type('title', 'Bowl');
  await act(async () => {
    await saving.result.current.save();
    cleanup();
  });
  expect(open({ ...seen, title: 'Bowl' }).result.current.isDirty).toBe(false);
});

it('keeps the last keys before its page goes', () => {
  open(seen).type('title', 'Cup');
  dispatchEvent(new Event('pagehide'));
  expect(open(seen).fields().title).toBe('Cup');
});

it('keeps what is typed while it is being saved, for the next save and over a closed tab', async () => {
  const typeOnTheWay = () => {
    if (office.sent.length > 1) return;
    office.type('title', 'Cups');
    office.type('note', 'Late');
    office.rerender({ saved: { title: 'Cup', note: '' } });
  };
  const office = open(seen, undefined, typeOnTheWay);
  const { result, sent, type, fields } = office;
  type('title', 'Cup');
  await act(() => result.current.save());
  expect(fields()).toEqual({ title: 'Cups', note: 'Late' });
  expect(result.current.isDirty).toBe(true);
  cleanup();

  const again = open({ title: 'Cup', note: '' });
  expect(again.fields()).toEqual({ title: 'Cups', note: 'Late' });
  await act(() => again.result.current.save());
  const late = { title: { from: 'Cup', to: 'Cups' }, note: { from: '', to: 'Late' } };
  expect([...sent, ...again.sent]).toEqual([{ title: { from: 'Mug', to: 'Cup' } }, late]);
  expect(again.result.current.isDirty).toBe(false);
});

it('shows what the server made of a value, and what others saved on the way', async () => {
  const answer = { title: 'Cup', note: 'Theirs' };
  const office = open(seen, undefined, () => office.rerender({ saved: answer }));
  office.type('title', ' Cup ');
  await act(() => office.result.current.save());
  expect(office.fields()).toEqual(answer);
  office.type('title', 'Bowl');
  await act(() => office.result.current.save());
  expect(office.sent.at(-1)).toEqual({ title: { from: 'Cup', to: 'Bowl' } });
});

it('takes over what others changed, and keeps what was typed here', async () => {
  const { result, rerender, sent, type, fields } = open(seen);
  type('title', 'Cup');
  rerender({ saved: { title: 'Mug', note: 'Theirs' } });
  expect(fields()).toEqual({ title: 'Cup', note: 'Theirs' });
  expect(result.current.isDirty).toBe(true);
  await act(() => result.current.save());
  expect(sent).toEqual([{ title: { from: 'Mug', to: 'Cup' } }]);
});

it('has nothing to save once others saved the same', async () => {
  const { result, rerender, type } = open(seen);
  type('title', 'Cup');
  type('note', 'Mine');
  rerender({ saved: { title: 'Cup', note: '' } });
  expect(result.current.isDirty).toBe(true);
  rerender({ saved: { title: 'Cup', note: 'Mine' } });
  expect(result.current.isDirty).toBe(false);
});

it('says what it saw, also when the field was changed meanwhile: the server decides', async () => {
  const { result, rerender, sent, type } = open(seen);
  type('title', 'Cup');
  rerender({ saved: { title: 'Bowl', note: '' } });
  await act(() => result.current.save());
  expect(sent).toEqual([{ title: { from: 'Mug', to: 'Cup' } }]);
});

const conflict: CallFailure = {
  kind: 'refused',
  status: 409,
  message: 'Changed.',
  code: 'edited_meanwhile',
  errors: {},
  conflicts: { title: { theirs: 'Bowl', yours: 'Cup' } },
};

it('shows both versions of a conflict; either can be kept', async () => {
  const first = open(seen, conflict);
  first.type('title', 'Cup');
  expect(await act(() => first.result.current.save())).toBe(false);
  expect(first.result.current.conflicts).toEqual(conflict.conflicts);
  expect(first.fields().title).toBe('Cup');
  act(() => first.result.current.settle('title', 'yours'));
  await act(() => first.result.current.save());
  expect(first.sent.at(-1)).toEqual({ title: { from: 'Bowl', to: 'Cup' } });

  act(() => first.result.current.settle('title', 'theirs'));
  expect(first.fields().title).toBe('Bowl');
  expect(first.result.current.isDirty).toBe(false);
});

it('waits with the rest when one of two fields takes theirs', async () => {
  const { result, sent, type } = open(seen, conflict);
  type('title', 'Cup');
  type('note', 'Mine');
  await act(() => result.current.save());
  act(() => result.current.settle('title', 'theirs'));
  expect(result.current.form.getValues()).toEqual({ title: 'Bowl', note: 'Mine' });
  expect(result.current.isDirty).toBe(true);
  await act(() => result.current.save());
  expect(sent.at(-1)).toEqual({ note: { from: '', to: 'Mine' } });
});

it('keeps what was typed over a closed tab, with what was seen when it was typed', async () => {
  const first = open(seen);
  first.type('title', 'Cup');
  act(() => void vi.advanceTimersByTime(1_000));
  first.unmount();

  const again = open({ title: 'Bowl', note: '' });
  expect(again.fields()).toEqual({ title: 'Cup', note: '' });
  expect(again.result.current.isRestored).toBe(true);
  await act(() => again.result.current.save());
  expect(again.sent).toEqual([{ title: { from: 'Mug', to: 'Cup' } }]);
  again.unmount();
  expect(open(seen).result.current.isRestored).toBe(false);
});

it('restores nothing that was saved before its page went, and takes it back when asked', async () => {
  const { type } = open(seen);
  type('title', 'Cup');
  // The save arrived; its answer did not.
  cleanup();
  const again = open({ ...seen, title: 'Cup' });
  expect([again.result.current.isRestored, again.result.current.isDirty]).toEqual([false, false]);
  again.type('title', 'Mug');
  expect(again.result.current.isRestored).toBe(false);
  await act(() => again.result.current.save());
  expect(again.sent).toEqual([{ title: { from: 'Cup', to: 'Mug' } }]);
});

it('forgets it when it is discarded', () => {
  const first = open(seen);
  first.type('note', 'Hm');
  act(() => void vi.advanceTimersByTime(1_000));
  act(() => first.result.current.discard());
  expect(first.fields()).toEqual(seen);
  first.unmount();
  expect(open(seen).fields()).toEqual(seen);
});

it('shows what the server refuses at its field, and loses nothing', async () => {
  const errors = { 'changes.title.to': 'Too long.' };
  const { result, type, fields } = open(seen, { ...conflict, conflicts: {}, errors });
  type('title', 'x'.repeat(900));
  await act(() => result.current.save());
  expect(result.current.form.getFieldState('title').error?.message).toBe('Too long.');
  expect(fields().title).toHaveLength(900);
});

it('tells nothing more of a save that was given up', async () => {
  const { result, type } = open(seen, conflict);
  type('title', 'Cup');
  await act(() => result.current.save());
  expect(result.current.failure?.code).toBe('edited_meanwhile');
  act(() => result.current.discard());
  expect([result.current.failure, result.current.conflicts]).toEqual([undefined, {}]);
});

it('keeps what was typed for thirty days and no longer', () => {
  const day = 24 * 3_600_000;
  const first = open(seen);
  first.type('title', 'Cup');
  act(() => void vi.advanceTimersByTime(1_000));
  first.unmount();
  vi.setSystemTime(Date.now() + 29 * day);
  const again = open(seen);
  expect(again.fields().title).toBe('Cup');
  again.unmount();
  vi.setSystemTime(Date.now() + 2 * day);
  expect(open(seen).fields()).toEqual(seen);
});
