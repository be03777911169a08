import type { BulkPreview, CallFailure, CallInput } from '@sitewright/contract';
import { useEffect, useState } from 'react';
import { call } from '../../../data/client.ts';
import { useRead, type Read } from '../../../data/use-read.ts';
import { addPreview } from './add-preview.ts';

const address = 'POST /api/sites/:identifier/bulk-edits/preview';

/** What was found behind the first answer: all until now, or why it goes on no more. */
interface Looked {
  readonly first: BulkPreview;
  readonly sum: BulkPreview;
  readonly failure?: CallFailure;
}

/**
 * What a bulk edit would do: the first products at once, then the others part by part, so that no answer
 * takes long however many there are. It stops when something else is asked; when a part fails, asking
 * again goes on behind what was looked at.
 */
export function useWholePreview(
  input: CallInput<typeof address>,
  isWanted: boolean,
): Read<BulkPreview> {
  const read = useRead(address, input, { isWanted, keepsPrevious: true });
  const first = read.state === 'success' && !read.isRefreshing ? read.answer : undefined;
  const [looked, setLooked] = useState<Looked>();
  /** Where it goes on. */
  const [from, setFrom] = useState<BulkPreview>();
  const asked = JSON.stringify(input);
  useEffect(() => {
    if (first === undefined) return undefined;
    const left = new AbortController();
    const begin = looked?.first === first && from ? from : first;
    void lookOn(JSON.parse(asked) as typeof input, begin, left.signal, (sum, failure) =>
      setLooked({ first, sum, ...(failure && { failure }) }),
    );
    return () => left.abort();
    // What was looked at meanwhile starts nothing anew.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [first, asked, from]);
  if (read.state !== 'success' || looked?.first !== read.answer) return read;
  const { sum, failure } = looked;
  // Another object, so that the same place starts once more.
  if (failure) return { state: 'failed', failure, refetch: () => setFrom({ ...sum }) };
  return { ...read, answer: sum };
}

async function lookOn(
  { params, body }: CallInput<typeof address>,
  from: BulkPreview,
  signal: AbortSignal,
  tell: (sum: BulkPreview, failure?: CallFailure) => void,
): Promise<void> {
  for (let sum = from; sum.next !== null;) {
    const part = await call(address, { params, body: { ...body, after: sum.next } }, signal);
    if (signal.aborted) return;
    if (!part.ok) return tell(sum, part.failure);
    sum = addPreview(sum, part.answer);
    tell(sum);
  }
}
