import { useLocation } from '@tanstack/react-router';
import type { CallAnswer, CallFailure } from '@sitewright/contract';
import { useEffect, useMemo, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useSite } from '../../app/office-context.ts';
import { useWrite } from '../../data/use-write.ts';
import { FormField } from '../../forms/form-field.tsx';
import { SaveBar } from '../../forms/save-bar.tsx';
import { useEditForm, type EditChanges } from '../../forms/use-edit-form.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Card } from '../../ui/page.tsx';
import { Banner } from '../../ui/states.tsx';
import { openValues } from './open-values.ts';
import { useSavedToast } from './use-saved-toast.ts';
import { SettingField } from './setting-field.tsx';
import { choiceLabel, keyOf, type SettingPage, type ShownSetting } from './setting-page.ts';
import { settingsTexts as texts } from './settings-texts.ts';

/** What else follows from settings: units and the plan stand there. */
const reads = ['GET /api/staff/session'] as const;

type ReadSettings = CallAnswer<'GET /api/sites/:identifier/settings'>['settings'];
type Values = Record<string, unknown>;

interface SettingsFormProps {
  readonly page: SettingPage;
  readonly settings: ReadSettings;
  /** Below the fields: what they come to, as they stand unsaved, by `group:field`, without secrets. */
  readonly example?: (values: Readonly<Values>) => ReactNode;
}

/** The settings of a page, saved together. */
export function SettingsForm({ page, settings, example }: SettingsFormProps) {
  const write = useTexts();
  const site = useSite();
  const toast = useSavedToast(reads);
  const known = useMemo(() => new Map(settings.map((one) => [keyOf(one), one])), [settings]);
  const shown = page.parts.flatMap((part) => part.settings);
  const saved = useMemo(() => valuesOf(page, known), [page, known]);
  const saving = useWrite('POST /api/sites/:identifier/settings/edits', {
    refreshes: ['GET /api/sites/:identifier/settings', ...reads],
    onDone: ({ changes }) => toast(changes),
    onFailed: () => {},
  });
  const edit = useEditForm<Values>({
    name: `${site.identifier}/settings/${page.path}`,
    saved,
    onSave: async (changes) => {
      const body = { changes: byServerName(changes) };
      return toForm(await saving.send({ params: { identifier: site.identifier }, body }));
    },
  });
  useFoundSetting();
  const values = useWatch({ control: edit.form.control });
  const mayChange = (setting: ShownSetting) => known.get(keyOf(setting))?.mayChange === true;
  const isFilled = (setting: Pick<ShownSetting, 'group' | 'field'>) => {
    const { visibility, isSet = false } = known.get(keyOf(setting)) ?? {};
    const value = values[keyOf(setting)] ?? null;
    // A secret is not told: only whether there is one.
    return value === null ? visibility === 'secret' && isSet : value !== '';
  };
  const isShown = (setting: ShownSetting) =>
    known.has(keyOf(setting)) &&
    (setting.onlyWith === undefined || values[`${setting.group}:${setting.onlyWith}`] === true) &&
    (setting.onlyWhen === undefined ||
      values[`${setting.group}:${setting.onlyWhen.field}`] === setting.onlyWhen.is);

  return (
    <>
      {!shown.some(mayChange) && <Banner>{write(texts.readOnly)}</Banner>}
      {page.parts.map((part) => (
        <Card key={part.title.en} title={write(part.title)}>
          {part.incomplete &&
            isFilled(part.incomplete.filled) &&
            !isFilled(part.incomplete.empty) && (
              <Banner tone="warning">{write(part.incomplete.text)}</Banner>
            )}
          {part.settings.filter(isShown).map((setting) => (
            <div key={keyOf(setting)} id={keyOf(setting)}>
              <FormField
                control={edit.form.control}
                name={keyOf(setting)}
                render={({ value, onChange, error }) => (
                  <SettingField
                    setting={setting}
                    value={value}
                    onChange={onChange}
                    error={error}
                    isSet={known.get(keyOf(setting))?.isSet ?? false}
                    isDisabled={!mayChange(setting)}
                  />
                )}
              />
            </div>
          ))}
        </Card>
      ))}
      {example?.(openValues(values, settings))}
      <SaveBar
        edit={edit}
        labels={Object.fromEntries(shown.map((one) => [keyOf(one), write(one.label)]))}
        printValue={(value, key) => {
          const setting = shown.find((one) => keyOf(one) === key);
          const label = setting && choiceLabel(setting, value);
          return label && write(label);
        }}
      />
    </>
  );
}

/** Who came by the search sees the setting that was found. */
function useFoundSetting(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const found = hash === '' ? null : document.getElementById(hash);
    found?.scrollIntoView({ block: 'center' });
    found?.querySelector<HTMLElement>('input, textarea, button')?.focus();
  }, [hash]);
}

type KnownSettings = ReadonlyMap<string, ReadSettings[number]>;

/** What the fields begin with; a secret begins empty. */
function valuesOf({ parts }: SettingPage, known: KnownSettings): Values {
  const shown = parts.flatMap((part) => part.settings);
  return Object.fromEntries(shown.map((one) => [keyOf(one), known.get(keyOf(one))?.value ?? null]));
}

/** `group:field` of forms is `group.field` of the server. */
function byServerName(changes: EditChanges) {
  return Object.fromEntries(
    Object.entries(changes).map(([key, change]) => [key.replace(':', '.'), change]),
  );
}

/** The refusal with the names of the form: `group.field` and what is below it is `group:field`. */
function toForm(failure: CallFailure | undefined): CallFailure | undefined {
  if (!failure) return undefined;
  const rename = <Value,>(values: Readonly<Record<string, Value>>) =>
    Object.fromEntries(
      Object.entries(values).map(([path, value]) => [
        path.replace(/^(\w+)\.(\w+).*$/, '$1:$2'),
        value,
      ]),
    );
  return { ...failure, errors: rename(failure.errors), conflicts: rename(failure.conflicts ?? {}) };
}
