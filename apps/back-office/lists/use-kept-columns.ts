import { useSession, useSite } from '../app/office-context.ts';
import { usePreferences } from '../data/use-preferences.ts';
import { keepColumns, recallColumns } from './chosen-columns.ts';

/**
 * The columns of a list that whoever works here chose last, on whatever device, and how to keep
 * others. This browser has them at once, and alone where somebody may write no preferences. PREF-01
 */
export function useKeptColumns(list: string): {
  readonly kept: string | undefined;
  readonly keep: (columns: string) => void;
} {
  const { account } = useSession();
  const { may } = useSite();
  const { values, save } = usePreferences(`columns.${account.id}`);
  const known = values?.[list];
  return {
    kept: typeof known === 'string' ? known : recallColumns(list),
    keep: (columns) => {
      keepColumns(list, columns);
      if (may('edit-products')) save({ [list]: columns });
    },
  };
}
