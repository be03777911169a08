import { currencies } from '@sitewright/commerce';
import type { CallAnswer } from '@sitewright/contract';
import { Plus, Star, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { FormField } from '../../forms/form-field.tsx';
import { SaveBar } from '../../forms/save-bar.tsx';
import { useEditForm } from '../../forms/use-edit-form.ts';
import { defineTexts } from '../../texts/define-texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm-context.ts';
import { Card, FieldRow, Page } from '../../ui/page.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { FailedState, PendingState } from '../../ui/states.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import classes from './controls/list-control.module.css';
import { settingsTexts } from './settings-texts.ts';

const texts = defineTexts({
  name: { en: 'Name and words', de: 'Name und Worte' },
  title: { en: 'Site title', de: 'Titel der Website' },
  tagline: { en: 'Tagline', de: 'Slogan' },
  description: { en: 'Description', de: 'Beschreibung' },
  place: { en: 'Language, time, currency', de: 'Sprache, Zeit, Währung' },
  locale: { en: 'Language and region', de: 'Sprache und Region' },
  localeHelp: { en: 'Such as en-US or de-DE.', de: 'Zum Beispiel de-DE oder en-US.' },
  timeZone: { en: 'Time zone', de: 'Zeitzone' },
  timeZoneHelp: { en: 'Such as Europe/Berlin.', de: 'Zum Beispiel Europe/Berlin.' },
  currency: { en: 'Currency', de: 'Währung' },
  currencyFixed: {
    en: 'It stays: something was sold or promised in it.',
    de: 'Sie bleibt: Etwas wurde darin verkauft oder zugesagt.',
  },
  domains: { en: 'Domains', de: 'Domains' },
  noDomain: {
    en: 'No domain yet. The site answers at {local}.',
    de: 'Noch keine Domain. Die Website antwortet unter {local}.',
  },
  primary: { en: 'Primary', de: 'Hauptdomain' },
  makePrimary: { en: 'Make {host} primary', de: '{host} zur Hauptdomain machen' },
  remove: { en: 'Remove {host}', de: '{host} entfernen' },
  removeText: {
    en: 'Links to this domain will no longer lead to the site.',
    de: 'Links auf diese Domain führen dann nicht mehr zur Website.',
  },
  removeIt: { en: 'Remove', de: 'Entfernen' },
  newDomain: { en: 'New domain', de: 'Neue Domain' },
  domainHelp: {
    en: 'Point its A or AAAA record at this server first.',
    de: 'Richten Sie vorher ihren A- oder AAAA-Eintrag auf diesen Server.',
  },
  add: { en: 'Add domain', de: 'Domain hinzufügen' },
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
      {read.state === 'success' && (
        <>
          <Domains domains={read.answer.domains} />
          <FactsForm answer={read.answer} />
        </>
      )}
    </Page>
  );
}

function FactsForm({ answer: { facts, isCurrencyFree } }: { answer: Facts }) {
  const write = useTexts();
  const { identifier } = useSite();
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
        <FieldRow>
          <FormField
            control={control}
            name="locale"
            render={(field) => (
              <TextField {...field} label={write(texts.locale)} help={write(texts.localeHelp)} />
            )}
          />
          <FormField
            control={control}
            name="timeZone"
            render={(field) => (
              <TextField
                {...field}
                label={write(texts.timeZone)}
                help={write(texts.timeZoneHelp)}
              />
            )}
          />
          <FormField
            control={control}
            name="currency"
            render={({ value, onChange, error }) => (
              <SelectField
                label={write(texts.currency)}
                choices={currencies.map(({ code }) => ({ value: code, label: code }))}
                value={value}
                onChange={onChange}
                error={error}
                isDisabled={!isCurrencyFree}
                {...(!isCurrencyFree && { help: write(texts.currencyFixed) })}
              />
            )}
          />
        </FieldRow>
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

function Domains({ domains }: { domains: Facts['domains'] }) {
  const write = useTexts();
  const { identifier, may } = useSite();
  const { ask } = useConfirm();
  const [host, setHost] = useState('');
  const adding = useWrite('POST /api/sites/:identifier/domains', {
    refreshes: reads,
    onDone: () => setHost(''),
    onFailed: () => {},
  });
  const promoting = useWrite('POST /api/sites/:identifier/domains/:host/primary', {
    refreshes: reads,
  });
  const removing = useWrite('DELETE /api/sites/:identifier/domains/:host', { refreshes: reads });
  const problem = adding.failure?.errors['host'] ?? adding.failure?.message;

  const remove = async (name: string) => {
    const title = write(texts.remove, { host: name });
    const isSure = await ask({
      title,
      text: write(texts.removeText),
      confirmLabel: write(texts.removeIt),
      isDangerous: true,
    });
    if (isSure) removing.run({ params: { identifier, host: name } });
  };

  return (
    <Card title={write(texts.domains)}>
      {domains.length === 0 && <p>{write(texts.noDomain, { local: `${identifier}.localhost` })}</p>}
      {domains.map((domain) => (
        <div key={domain.host} className={classes['line']}>
          <span>
            {domain.host} {domain.isPrimary && <Badge tone="success">{write(texts.primary)}</Badge>}
          </span>
          {may('edit-settings') && (
            <span>
              {!domain.isPrimary && (
                <Button
                  kind="quiet"
                  isIcon
                  aria-label={write(texts.makePrimary, { host: domain.host })}
                  onPress={() => promoting.run({ params: { identifier, host: domain.host } })}
                >
                  <Star size={16} aria-hidden="true" />
                </Button>
              )}
              <Button
                kind="quiet"
                isIcon
                aria-label={write(texts.remove, { host: domain.host })}
                onPress={() => void remove(domain.host)}
              >
                <Trash2 size={16} aria-hidden="true" />
              </Button>
            </span>
          )}
        </div>
      ))}
      {may('edit-settings') && (
        <form
          className={classes['list']}
          onSubmit={(event) => {
            event.preventDefault();
            adding.run({ params: { identifier }, body: { host } });
          }}
        >
          <TextField
            label={write(texts.newDomain)}
            help={write(texts.domainHelp)}
            placeholder="shop.example.com"
            value={host}
            onChange={setHost}
            error={adding.failure && problem}
          />
          <div>
            <Button type="submit" isPending={adding.isRunning}>
              <Plus size={16} aria-hidden="true" />
              {write(texts.add)}
            </Button>
          </div>
        </form>
      )}
    </Card>
  );
}
