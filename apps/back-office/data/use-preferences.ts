import { useEffect, useMemo, useState } from 'react';
import { useSite } from '../app/office-context.ts';
import { showToast } from '../ui/toast-store.ts';
import { call } from './client.ts';
import {
  createPreferencesClient,
  followPreferences,
  type Preferences,
} from './commerce-preferences.ts';

/**
 * Preferences of the shop in a namespace, undefined until they are known, and how to write some.
 * A write in another tab shows here. PREF-03
 */
export function usePreferences(namespace: string): {
  readonly values: Preferences | undefined;
  readonly save: (values: Preferences) => void;
} {
  const { identifier } = useSite();
  const [values, setValues] = useState<Preferences>();
  const client = useMemo(
    () =>
      createPreferencesClient({
        call,
        site: identifier,
        // Without a network the screen goes on with what it knows.
        report: ({ kind, message }) => kind !== 'offline' && showToast({ tone: 'danger', message }),
      }),
    [identifier],
  );
  useEffect(() => {
    let isLeft = false;
    // What failed was told already.
    const show = (answer: Promise<Preferences>) =>
      void answer.then((found) => !isLeft && setValues(found)).catch(() => {});
    show(client.read(namespace));
    const stop = followPreferences((change) => {
      if (change.site === identifier && change.namespace === namespace) {
        show(client.refetch(namespace));
      }
    });
    return () => {
      isLeft = true;
      stop();
    };
  }, [client, identifier, namespace]);
  return {
    values,
    save: (changed) => {
      setValues((known) => ({ ...known, ...changed }));
      void client.write(namespace, changed).catch(() => {});
    },
  };
}
