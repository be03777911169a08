import type { ExperimentName } from '@sitewright/contract';
import { useSite } from '../app/office-context.ts';
import { useRead } from '../data/use-read.ts';

const prefix = 'experiment.';

/** What the address asked for when the page was opened; it holds until the page is left. */
const asked: Readonly<Record<string, string>> = Object.fromEntries(
  [...new URLSearchParams(location.search)].filter(([name]) => name.startsWith(prefix)),
);

/** Whether an experiment is on for this site: the server says which overrides count. AUTH-07 */
export function useExperiment(name: ExperimentName): boolean {
  const { identifier } = useSite();
  const read = useRead(
    'GET /api/sites/:identifier/experiments',
    { params: { identifier }, query: asked },
    { isWanted: Object.keys(asked).length > 0 },
  );
  return read.state === 'success' && read.answer.experiments[name] === 'on';
}
