import type { StaffSessionAnswer } from '@sitewright/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { readQuery } from '../data/use-read.ts';
import { SessionContext } from './office-context.ts';

/** Asked for anew when somebody comes back to the tab after so long. */
const freshMs = 60_000;

/**
 * Who works here and on which sites: first as the shell told it, then as the server says whenever a
 * write refreshes `GET /api/staff/session`. What was known stays while nothing else is. Where
 * somebody else signed in meanwhile, the page begins anew: what was read and what waits to be sent
 * belongs to who was here.
 */
export function SessionProvider({
  first,
  children,
}: {
  /** Missing: nobody is signed in, and nothing is asked. */
  readonly first: StaffSessionAnswer | undefined;
  readonly children: ReactNode;
}) {
  const query = useQuery({
    ...readQuery('GET /api/staff/session', {}),
    enabled: first !== undefined,
    initialData: first,
    staleTime: freshMs,
  });
  const isOther = query.data !== undefined && query.data.account.id !== first?.account.id;
  useEffect(() => {
    if (isOther) location.reload();
  }, [isOther]);
  const known = isOther ? first : (query.data ?? first);
  return <SessionContext value={known}>{children}</SessionContext>;
}
