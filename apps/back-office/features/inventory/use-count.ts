import { useState } from 'react';
import { staffLimits } from '@sitewright/contract';
import { useSite } from '../../app/office-context.ts';
import { call } from '../../data/client.ts';
import { findDraft, forgetDraft, keepDraft } from '../../data/local-draft.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { showToast } from '../../ui/toast-store.ts';
import {
  addLine,
  addUnit,
  changeLine,
  countedOf,
  findByCode,
  keepUnwritten,
  nameLine,
  type CountLeft,
  type CountLine,
  type ToCount,
} from './count-lines.ts';
import { countTexts as texts } from './count-texts.ts';
import { stockReads } from './use-move-stock.ts';

/** What became of a code that was scanned or typed. */
export type Scanned =
  | { readonly kind: 'added'; readonly line: CountLine }
  | { readonly kind: 'several'; readonly lines: readonly ToCount[] }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'full' }
  | { readonly kind: 'uncounted'; readonly name: string }
  | { readonly kind: 'failed'; readonly message: string };

/** A count of one place: kept on this device until it is saved. */
export function useCount(locationId: string) {
  const write = useTexts();
  const { identifier } = useSite();
  const draftName = `${identifier}/inventory/count/${locationId}`;
  const [lines, setLines] = useState(() => findDraft<readonly CountLine[]>(draftName) ?? []);
  const saving = useWrite('POST /api/sites/:identifier/inventory/counts', {
    refreshes: stockReads,
    onDone: ({ written }) => showToast({ message: write(texts.saved, { count: written }) }),
  });
  const change = (edit: (before: readonly CountLine[]) => readonly CountLine[]) =>
    setLines((before) => {
      const next = edit(before);
      if (next.length === 0) forgetDraft(draftName);
      else keepDraft(draftName, next);
      return next;
    });
  const ask = (query: { search?: string; variantId?: string }) =>
    call('GET /api/sites/:identifier/inventory/to-count', {
      params: { identifier },
      query: { ...query, locationId },
    });
  const addScanned = (found: ToCount, isUnit: boolean): Scanned => {
    if (found.unlimited) return { kind: 'uncounted', name: nameLine(found) };
    const isNew = lines.every(({ variantId }) => variantId !== found.variantId);
    if (isNew && lines.length >= staffLimits.countedLines) return { kind: 'full' };
    const add = isUnit ? addUnit : addLine;
    change((before) => add(before, found));
    const line = add(lines, found).find(({ variantId }) => variantId === found.variantId);
    return line ? { kind: 'added', line } : { kind: 'unknown' };
  };
  const scan = async (code: string): Promise<Scanned> => {
    const known = findByCode(lines, code);
    if (known) return addScanned(known, true);
    const result = await ask({ search: code });
    if (!result.ok) return { kind: 'failed', message: result.failure.message };
    const { isExact, lines: found } = result.answer;
    const [only] = found;
    if (!only) return { kind: 'unknown' };
    if (found.length === 1) return addScanned(only, isExact);
    return { kind: 'several', lines: found };
  };
  const begin = async (variantId: string) => {
    const result = await ask({ variantId });
    if (!result.ok) {
      showToast({ tone: 'danger', message: result.failure.message });
      return;
    }
    const [found] = result.answer.lines;
    if (found) change((before) => changeLine(before, { ...found, typed: '' }));
  };
  const save = async (note: string): Promise<readonly CountLeft[] | undefined> => {
    const counted = lines.flatMap((line) => {
      const units = countedOf(line);
      if (units === undefined || line.left) return [];
      const { variantId, expected, lastCountId } = line;
      return [{ variantId, expected, lastCountId, counted: units }];
    });
    if (counted.length === 0) return undefined;
    const body = { locationId, lines: counted, note };
    const answer = await saving.runAndWait({ params: { identifier }, body });
    if (!answer) return undefined;
    const { left } = answer;
    const before = new Map(counted.map((line) => [line.variantId, line.counted]));
    change((now) => [
      ...keepUnwritten(
        now.filter(({ variantId }) => before.has(variantId)),
        left,
        before,
      ),
      ...now.filter(({ variantId }) => !before.has(variantId)),
    ]);
    return left.filter(({ why }) => why === 'short');
  };
  return {
    lines,
    isSaving: saving.isRunning,
    scan,
    choose: (found: ToCount) => addScanned(found, false),
    begin: (variantId: string) => void begin(variantId),
    change: (line: CountLine) => change((before) => changeLine(before, line)),
    remove: (variantId: string) =>
      change((before) => before.filter((one) => one.variantId !== variantId)),
    discard: () => {
      change(() => []);
      showToast({
        message: write(texts.discarded),
        action: { label: write(texts.undo), onPress: () => change(() => lines) },
      });
    },
    save,
  };
}
