import type { CallAnswer, CallFailure } from '@sitewright/contract';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { locationTexts as texts } from './location-texts.ts';

/** The call that lists them. */
export const locationsCall = 'GET /api/sites/:identifier/stock-locations';

/** A place where stock lies. */
export type StockLocation = CallAnswer<typeof locationsCall>['locations'][number];

/** Where stock lies, with what each place is called. */
export interface Locations {
  /** Those in use, in the order in which sales take from them. */
  readonly open: readonly (StockLocation & { readonly label: string })[];
  readonly nameOf: (id: string) => string;
  /** They could not be read: nobody knows where something would be written. */
  readonly failed: { readonly failure: CallFailure; readonly onRetry: () => void } | undefined;
}

/** Reads them; empty until they are there. */
export function useLocations(): Locations {
  const write = useTexts();
  const { identifier } = useSite();
  const read = useRead(locationsCall, { params: { identifier } });
  const all = read.state === 'success' ? read.answer.locations : [];
  const labelOf = ({ name }: StockLocation) => name || write(texts.main);
  return {
    failed: read.state === 'failed' ? { failure: read.failure, onRetry: read.refetch } : undefined,
    open: all
      .filter(({ isArchived }) => !isArchived)
      .map((one) => ({ ...one, label: labelOf(one) })),
    nameOf: (id) => {
      const found = all.find((one) => one.id === id);
      return found ? labelOf(found) : write(texts.unknown);
    },
  };
}
