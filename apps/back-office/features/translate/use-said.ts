import { canTryAgain } from '@sitewright/contract';
import type { CallAnswer, CallFailure, TranslatedKind, Translation } from '@sitewright/contract';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useSite } from '../../app/office-context.ts';
import { call } from '../../data/client.ts';
import { readQuery } from '../../data/use-read.ts';
import type { SaveState } from '../../editor/store/editor-store.ts';
import { showToast } from '../../ui/toast-store.ts';

const address = 'GET /api/sites/:identifier/translations/:kind/:id';

/** What is translated into which language. */
export interface SaidThing {
  readonly kind: TranslatedKind;
  readonly id: string;
  readonly language: string;
}

type Fields = Readonly<Record<string, Translation | undefined>>;

/** A pause in typing after which is saved, in ms. */
const quietMs = 600;
/** How long until the server is asked again, in ms. */
const againMs = 5_000;

/** What a thing says in a language: saved by itself, field by field, over nobody else's. */
export function useSaid(thing: SaidThing, first: CallAnswer<typeof address>) {
  const { identifier } = useSite();
  const client = useQueryClient();
  const { kind, id, language } = thing;
  const [fields, setFields] = useState<Fields>(() => first.translations[language] ?? {});
  const [save, setSave] = useState<SaveState>('saved');
  /** What the server has. */
  const known = useRef(fields);
  const wanted = useRef(fields);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isSending = useRef(false);

  const send = async (): Promise<void> => {
    clearTimeout(timer.current);
    const changes = changesBetween(known.current, wanted.current);
    if (isSending.current || Object.keys(changes).length === 0) return;
    isSending.current = true;
    setSave('saving');
    const sent = wanted.current;
    const params = { identifier, kind, id, language };
    const result = await call('PATCH /api/sites/:identifier/translations/:kind/:id/:language', {
      params,
      body: { changes },
    });
    isSending.current = false;
    if (result.ok) {
      known.current = sent;
      keepRead(client, { identifier, ...thing }, sent);
    } else if (!(await takeRefusal(result.failure))) return;
    if (Object.keys(changesBetween(known.current, wanted.current)).length > 0) return send();
    setSave('saved');
  };

  /** True when it can go on at once. */
  const takeRefusal = async (failure: CallFailure): Promise<boolean> => {
    const { code, status, message } = failure;
    if (code === 'edited_meanwhile') {
      const params = { identifier, kind, id };
      const read = await call(address, { params });
      if (read.ok) {
        // Theirs stays where both wrote the same text, and that is told.
        const theirs: Fields = read.answer.translations[language] ?? {};
        const own = changesBetween(known.current, wanted.current);
        const met = Object.keys(own).filter(
          (name) => theirs[name]?.text !== known.current[name]?.text,
        );
        const kept = Object.fromEntries(
          Object.keys(own).flatMap((name) =>
            met.includes(name) ? [] : [[name, wanted.current[name]]],
          ),
        );
        known.current = theirs;
        wanted.current = { ...theirs, ...kept };
        setFields(wanted.current);
        showToast({ message, tone: 'danger' });
        return true;
      }
    }
    const isLost = canTryAgain(failure);
    setSave(isLost ? 'lost' : status === 401 ? 'out' : 'refused');
    if (isLost) timer.current = setTimeout(() => void send(), againMs);
    return false;
  };

  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  useEffect(() => {
    const flush = () => void latest.current();
    addEventListener('pagehide', flush);
    return () => {
      removeEventListener('pagehide', flush);
      flush();
    };
  }, []);

  const change = (field: string, to: Translation | undefined) => {
    wanted.current = { ...wanted.current, [field]: to };
    setFields(wanted.current);
    setSave('waiting');
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void latest.current(), quietMs);
  };
  return { fields, save, change };
}

/** Who comes back to the screen begins with what was saved. */
function keepRead(
  client: QueryClient,
  { identifier, kind, id, language }: SaidThing & { readonly identifier: string },
  fields: Fields,
): void {
  const { queryKey } = readQuery(address, { params: { identifier, kind, id } });
  client.setQueryData<CallAnswer<typeof address>>(queryKey, (read) => {
    if (!read) return read;
    const said = Object.entries(fields).flatMap(([name, value]) => (value ? [[name, value]] : []));
    const own = { [language]: Object.fromEntries(said) as Record<string, Translation> };
    return { ...read, translations: { ...read.translations, ...own } };
  });
}

/** The fields that differ, each with what was seen. */
function changesBetween(from: Fields, to: Fields) {
  const names = new Set([...Object.keys(from), ...Object.keys(to)]);
  const different = [...names].filter(
    (name) => from[name]?.text !== to[name]?.text || from[name]?.original !== to[name]?.original,
  );
  return Object.fromEntries(
    different.map((name) => [
      name,
      { ...(from[name] && { from: from[name] }), ...(to[name] && { to: to[name] }) },
    ]),
  );
}
