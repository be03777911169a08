import type { CallAddress, CallAnswer, CallFailure } from '@sitewright/contract';
import { useMemo } from 'react';
import { useSite } from '../../app/office-context.ts';
import { useWrite } from '../../data/use-write.ts';
import { useEditForm, type EditForm } from '../../forms/use-edit-form.ts';
import { useSavedToast } from './use-saved-toast.ts';

/** What the call of settings answers. */
export type Settings = CallAnswer<'GET /api/sites/:identifier/settings'>['settings'];

interface GroupFormOptions<Field extends string> {
  /** Names what is edited, on this device, within the site. */
  readonly name: string;
  readonly group: string;
  /** Its fields of text. */
  readonly fields: readonly Field[];
  readonly settings: Settings;
  /** What else is asked for anew once they are saved. */
  readonly reads?: readonly CallAddress[];
}

/** A form over texts of one group of settings, by the names of its fields. */
export function useGroupForm<Field extends string>({
  name,
  group,
  fields,
  settings,
  reads = [],
}: GroupFormOptions<Field>): EditForm<Record<Field, string>> {
  const { identifier } = useSite();
  const toast = useSavedToast();
  const saved = useMemo(() => readTexts(settings, group, fields), [settings, group, fields]);
  const saving = useWrite('POST /api/sites/:identifier/settings/edits', {
    refreshes: ['GET /api/sites/:identifier/settings', ...reads],
    onDone: ({ changes }) => toast(changes),
    onFailed: () => {},
  });
  return useEditForm<Record<Field, string>>({
    name: `${identifier}/${name}`,
    saved,
    onSave: async (changes) => {
      const named = Object.entries(changes).map(([field, change]) => [`${group}.${field}`, change]);
      const body = { changes: Object.fromEntries(named) as typeof changes };
      return ofGroup(await saving.send({ params: { identifier }, body }), group);
    },
  });
}

function readTexts<Field extends string>(
  settings: Settings,
  group: string,
  fields: readonly Field[],
): Record<Field, string> {
  const texts = fields.map((field) => {
    const found = settings.find((one) => one.group === group && one.field === field);
    return [field, typeof found?.value === 'string' ? found.value : ''];
  });
  return Object.fromEntries(texts) as Record<Field, string>;
}

/** A refusal by the names of the form. */
function ofGroup(failure: CallFailure | undefined, group: string): CallFailure | undefined {
  if (!failure) return undefined;
  const rename = <Value>(values: Readonly<Record<string, Value>>) =>
    Object.fromEntries(
      Object.entries(values).map(([path, value]) => [
        path.startsWith(`${group}.`) ? path.slice(group.length + 1) : path,
        value,
      ]),
    );
  return { ...failure, errors: rename(failure.errors), conflicts: rename(failure.conflicts ?? {}) };
}
