import type { LinkMeasures } from '@sitewright/blocks';
import { useCallback, useMemo, useState } from 'react';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';

/** A pause in changes after which the server is asked, in ms. */
const quietMs = 600;
/** What the server takes at once. */
const most = { addresses: 2_000, length: 2_048 };

/** Where the links of a document lead. */
export interface KnownLinks {
  readonly measures: LinkMeasures;
  /** Asks of these addresses after a pause, all in one call; what it gives ends the wait. */
  readonly ask: (addresses: ReadonlySet<string>) => () => void;
}

/** What the server knows of the links of a document. Until it is there no link is dead. */
export function useLinks(documentId: string): KnownLinks {
  const { identifier } = useSite();
  const [asked, setAsked] = useState<readonly string[]>();
  const read = useRead(
    'POST /api/sites/:identifier/documents/:id/dead-links',
    { params: { identifier, id: documentId }, body: { addresses: [...(asked ?? [])] } },
    { isWanted: asked !== undefined, keepsPrevious: true },
  );
  const answer = read.state === 'success' ? read.answer : undefined;
  const measures = useMemo(() => {
    const dead = new Set(answer?.dead);
    const parts = answer?.parts ? new Set(answer.parts) : undefined;
    return {
      isDead: (address: string) => dead.has(address),
      hasPart: parts && ((id: string) => parts.has(id)),
    };
  }, [answer]);
  const ask = useCallback((addresses: ReadonlySet<string>) => {
    const fitting = [...addresses].filter(({ length }) => length <= most.length);
    const wanted = fitting.slice(0, most.addresses).toSorted();
    const timer = setTimeout(
      () => setAsked((before) => (isSame(before, wanted) ? before : wanted)),
      quietMs,
    );
    return () => clearTimeout(timer);
  }, []);
  return { measures, ask };
}

function isSame(before: readonly string[] | undefined, after: readonly string[]): boolean {
  return before?.length === after.length && before.every((one, at) => one === after[at]);
}
