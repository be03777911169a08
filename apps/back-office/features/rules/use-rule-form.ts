import { describeIssue, translateFieldError } from '@sitewright/contract';
import type { CallAddress, CallFailure, CallResult } from '@sitewright/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { useSite } from '../../app/office-context.ts';
import { unreachedFailure } from '../../data/call-error.ts';
import { refreshReads } from '../../data/query-client.ts';
import { useOfferUndo } from '../../data/use-undo.ts';
import { useEditForm, type EditForm } from '../../forms/use-edit-form.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { showToast } from '../../ui/toast-store.ts';
import { ruleTexts } from './rule-texts.ts';

/** What a rule must be to be sent. */
interface RuleSchemas<Changes extends z.ZodType, Draft extends z.ZodType> {
  readonly changesSchema: Changes;
  readonly draftSchema: Draft;
}

interface RuleFormOptions<Fields, Changes extends z.ZodType, Draft extends z.ZodType> {
  /** Names what is edited, on this device. */
  readonly name: string;
  readonly saved: Fields;
  readonly isNew: boolean;
  /** Schemas are heavy, and nobody needs them before the first save. */
  readonly loadSchemas: () => Promise<RuleSchemas<Changes, Draft>>;
  readonly add: (draft: z.output<Draft>) => Promise<CallResult<{ id: string }>>;
  readonly change: (changes: z.output<Changes>) => Promise<CallResult<{ id: string }>>;
  /** Reads that a save changes. */
  readonly refreshes: readonly CallAddress[];
  /** Where a new one is edited from then on. */
  readonly hrefOf: (id: string) => string;
}

/** The form of a rule: adds a new one as a whole, changes one that is there field by field. */
export function useRuleForm<
  Fields extends FieldValues,
  Changes extends z.ZodType,
  Draft extends z.ZodType,
>({
  name,
  saved,
  isNew,
  loadSchemas,
  add,
  change,
  refreshes,
  hrefOf,
}: RuleFormOptions<Fields, Changes, Draft>): EditForm<Fields> {
  const client = useQueryClient();
  const router = useRouter();
  const write = useTexts();
  const offerUndo = useOfferUndo();
  const { identifier } = useSite();
  const [madeId, setMadeId] = useState<string>();

  // They are here before the first save, also where the network is gone by then.
  const readAhead = useEffectEvent(() => void loadSchemas().catch(() => {}));
  useEffect(() => readAhead(), []);

  const edit: EditForm<Fields> = useEditForm<Fields>({
    name,
    saved,
    onSave: async (changes) => {
      const schemas = await loadSchemas().catch(() => undefined);
      // A part of the screens that did not arrive fails as a call does that got no answer.
      if (!schemas) return unreachedFailure;
      const result = isNew
        ? await parsed(schemas.draftSchema, { ...saved, ...edit.form.getValues() }, add)
        : await parsed(schemas.changesSchema, changes, change, 'changes');
      if (!result.ok) return result.failure;
      await refreshReads(client, refreshes);
      offerUndo(result.answer, { params: { identifier } });
      showToast({ message: write(ruleTexts.saved) });
      if (isNew) setMadeId(result.answer.id);
      return undefined;
    },
  });

  // The form asks before it is left: it goes on once it knows that it is saved.
  const isLeaving = madeId !== undefined && !edit.isDirty && !edit.isSaving;
  useEffect(() => {
    if (isLeaving) void router.navigate({ href: hrefOf(madeId), replace: true });
  }, [isLeaving, madeId, router, hrefOf]);
  return edit;
}

/** Sends what the schema takes; else the answer is what the server would refuse it with. */
async function parsed<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  send: (value: z.output<Schema>) => Promise<CallResult<{ id: string }>>,
  prefix?: string,
): Promise<CallResult<{ id: string }>> {
  const result = schema.safeParse(value, { error: describeIssue });
  if (result.success) return send(result.data);
  const { lang } = document.documentElement;
  const errors = result.error.issues.map(({ path, message }) => [
    [...(prefix ? [prefix] : []), ...path].join('.'),
    translateFieldError(message, lang),
  ]);
  const failure: CallFailure = {
    kind: 'refused',
    status: 400,
    message: '',
    code: 'invalid_request',
    errors: Object.fromEntries(errors),
  };
  return { ok: false, failure };
}
