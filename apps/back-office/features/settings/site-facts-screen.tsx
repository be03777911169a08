import type { CallAnswer } from '@sitewright/contract';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { FormField } from '../../forms/form-field.tsx';
import { SaveBar } from '../../forms/save-bar.tsx';
import { useEditForm } from '../../forms/use-edit-form.ts';
import { defineTexts } from '../../texts/define-texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { LocaleField } from '../../ui/locale-field.tsx';
import { Card, Page } from '../../ui/page.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { FailedState, PendingState } from '../../ui/states.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { ZoneField } from '../../ui/zone-field.tsx';
import { useCurrencyChoices } from '../rules/use-currency-choices.ts';
import { settingsTexts } from './settings-texts.ts';

const texts = defineTexts({
  name: { en: 'Name and words', de: 'Name und Worte' },
  title: { en: 'Site title', de: 'Titel der Website' },
  tagline: { en: 'Tagline', de: 'Slogan' },
  description: { en: 'Description', de: 'Beschreibung' },
  place: { en: 'Language, time, currency', de: 'Sprache, Zeit, Währung' },
  locale: { en: 'Language and region', de: 'Sprache und Region' },
  localeHelp: {
    en: 'How pages speak and write numbers. Type a language or a country.',
    de: 'Wie Seiten sprechen und Zahlen schreiben. Sprache oder Land eintippen.',
  },
  timeZone: { en: 'Time zone', de: 'Zeitzone' },
  timeZoneHelp: {
    en: 'Type a city, or the name of the time there.',
    de: 'Stadt oder Name der dortigen Zeit eintippen.',
  },
  currency: { en: 'Currency', de: 'Währung' },
  currencyFixed: {
    en: 'It stays: something was sold or promised in it.',
    de: 'Sie bleibt: Etwas wurde darin verkauft oder zugesagt.',
  },
});

type Facts = CallAnswer<'GET /api/sites/:identifier/facts'>;
const reads = ['GET /api/sites/:identifier/facts', 'GET /api/staff/session'] as const;

/** What the site is called, how it speaks, and where it answers. */
export function Screen() {
  const write = useTexts();
  const site = useSite();
  const read = useRead('GET /api/sites/:identifier/facts', {
    params: { identifier: site.identifier },
  });
  return (
    <Page
      title={write(settingsTexts.siteFacts)}
      back={{ href: site.href('settings'), label: write(settingsTexts.settings) }}
      isNarrow
    >
      {read.state === 'pending' && <PendingState />}
      {read.state === 'failed' && <FailedState failure={read.failure} onRetry={read.refetch} />}
      {read.state === 'success' && <FactsForm answer={read.answer} />}
    </Page>
  );
}

function FactsForm({ answer: { facts, isCurrencyFree } }: { answer: Facts }) {
  const write = useTexts();
  const { identifier } = useSite();
  const currencyChoices = useCurrencyChoices();
  const saving = useWrite('PATCH /api/sites/:identifier/facts', {
    refreshes: reads,
    onDone: () => showToast({ message: write(settingsTexts.saved) }),
    onFailed: () => {},
  });
  const edit = useEditForm({
    name: `${identifier}/facts`,
    saved: facts,
    onSave: (changes) =>
      // What the fields hold is what the call takes; the server checks each.
      saving.send({ params: { identifier }, body: { changes: changes as never } }),
  });
  const { control } = edit.form;
  return (
    <>
      <Card title={write(texts.name)}>
        <FormField
          control={control}
          name="title"
          render={(field) => <TextField {...field} label={write(texts.title)} />}
        />
        <FormField
          control={control}
          name="tagline"
          render={(field) => <TextField {...field} label={write(texts.tagline)} />}
        />
        <FormField
          control={control}
          name="description"
          render={(field) => <TextField {...field} isLong label={write(texts.description)} />}
        />
      </Card>
      <Card title={write(texts.place)}>
        <FormField
          control={control}
          name="locale"
          render={({ onBlur: _none, ...field }) => (
            <LocaleField {...field} label={write(texts.locale)} help={write(texts.localeHelp)} />
          )}
        />
        <FormField
          control={control}
          name="timeZone"
          render={({ onBlur: _none, ...field }) => (
            <ZoneField {...field} label={write(texts.timeZone)} help={write(texts.timeZoneHelp)} />
          )}
        />
        <FormField
          control={control}
          name="currency"
          render={({ value, onChange, error }) => (
            <SelectField
              label={write(texts.currency)}
              choices={currencyChoices}
              value={value}
              onChange={onChange}
              error={error}
              isDisabled={!isCurrencyFree}
              {...(!isCurrencyFree && { help: write(texts.currencyFixed) })}
            />
          )}
        />
      </Card>
      <SaveBar
        edit={edit}
        labels={{
          title: write(texts.title),
          tagline: write(texts.tagline),
          description: write(texts.description),
          locale: write(texts.locale),
          timeZone: write(texts.timeZone),
          currency: write(texts.currency),
        }}
      />
    </>
  );
}
