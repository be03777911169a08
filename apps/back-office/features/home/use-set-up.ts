import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';

/** What the shop lacks; asked once, however many show it. */
export function useSetUp() {
  const { identifier } = useSite();
  return useRead('GET /api/sites/:identifier/set-up', { params: { identifier } });
}
