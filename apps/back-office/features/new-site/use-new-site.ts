import type { CallFailure } from '@sitewright/contract';
import { useEffect, useState } from 'react';
import { findDraft, forgetDraft, keepDraft } from '../../data/local-draft.ts';
import { useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { siteHref } from '../../app/office-context.ts';
import { useSettled } from '../../data/use-settled.ts';
import { listLooks, lookKey } from '../looks/look-choices.ts';
import { beginFields, proposeIdentifier, toDraft, type NewSiteFields } from './new-site-fields.ts';

const draftName = 'new-site';

/** What a part of the screen is given. */
export interface NewSitePart {
  readonly fields: NewSiteFields;
  readonly change: (changed: Partial<NewSiteFields>) => void;
  /** Sentences by field of the call. */
  readonly errors: Readonly<Record<string, string>>;
}

/** The form of a new site. What is typed stays on this device until the site is made. */
export function useNewSite() {
  const [begun] = useState(() => findDraft<NewSiteFields>(draftName));
  const [fields, setFields] = useState<NewSiteFields>(() => ({ ...beginFields(), ...begun }));
  const [isRestored, setRestored] = useState(begun !== undefined);
  const [failure, setFailure] = useState<CallFailure>();
  const [isMade, setMade] = useState(false);

  const wanted = fields.identifier || proposeIdentifier(fields.title);
  const settled = useSettled(fields.identifier ? '' : wanted);
  const read = useRead(
    'GET /api/staff/new-site',
    { query: { identifier: settled } },
    { keepsPrevious: true },
  );
  const choices = read.state === 'success' ? read.answer : undefined;
  // While it is asked for, what is known is about the name before.
  const isAnswered = read.state === 'success' && !read.isRefreshing && settled === wanted;
  const proposed = isAnswered ? read.answer.identifier : wanted;
  const identifier = fields.identifier || (fields.title.trim() ? proposed : '');
  const looks = listLooks(choices?.themes ?? []);
  const look = looks.find(({ key }) => key === lookKey(fields.theme, fields.preset)) ?? looks[0];

  const add = useWrite('POST /api/staff/sites', {
    onDone: (made) => {
      setMade(true);
      forgetDraft(draftName);
      // The page begins anew: who may do what on the new site stands in it.
      location.assign(siteHref(made.identifier, fields.content === 'import' ? 'imports' : ''));
    },
    onFailed: setFailure,
  });

  useEffect(() => {
    if (isMade || fields.title.trim() === '') return undefined;
    const timer = setTimeout(() => keepDraft(draftName, fields), 300);
    return () => clearTimeout(timer);
  }, [fields, isMade]);

  return {
    fields,
    identifier,
    looks,
    failedChoices:
      read.state === 'failed' ? { failure: read.failure, onRetry: read.refetch } : undefined,
    look,
    isDefault: choices?.isDefault ?? false,
    isRestored,
    failure,
    errors: failure?.errors ?? {},
    isMaking: add.isRunning || isMade,
    change: (changed: Partial<NewSiteFields>) => {
      setFailure(undefined);
      setFields((before) => ({ ...before, ...changed }));
    },
    startOver: () => {
      forgetDraft(draftName);
      setRestored(false);
      setFailure(undefined);
      setFields(beginFields());
    },
    create: () => {
      if (add.isRunning || isMade) return;
      keepDraft(draftName, fields);
      const { theme = 'linden', preset = '' } = look ?? {};
      const lookToSend = { theme, preset };
      add.run({ body: toDraft(fields, identifier || wanted, lookToSend) });
    },
  };
}
