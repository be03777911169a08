import type { CallAnswer } from '@sitewright/contract';
import { Languages, X } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ComboField } from '../../ui/combo-field.tsx';
import { languageCodes } from '../../ui/language-codes.ts';
import { Card, Page } from '../../ui/page.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { FailedState, PendingState } from '../../ui/states.tsx';
import classes from '../categories/categories.module.css';
import desk from '../desk/desk.module.css';
import { useSavedToast } from '../settings/use-saved-toast.ts';
import { languagesTexts as texts } from './languages-texts.ts';

const reads = [
  'GET /api/multilingual/languages',
  'GET /api/multilingual/status',
  'GET /api/multilingual/settings',
  'GET /api/sites/:identifier/languages',
] as const;

type Language = CallAnswer<(typeof reads)[0]>['languages'][number];

/** The languages of the site. I18N-02..04 */
export function Screen() {
  const write = useTexts();
  const { identifier } = useSite();
  const read = useRead(reads[0], { query: { site: identifier } });
  return (
    <Page title={write(texts.title)} isNarrow>
      {read.state === 'pending' && <PendingState />}
      {read.state === 'failed' && <FailedState failure={read.failure} onRetry={read.refetch} />}
      {read.state === 'success' && <LanguageList languages={read.answer.languages} />}
    </Page>
  );
}

function LanguageList({ languages }: { languages: readonly Language[] }) {
  const write = useTexts();
  const { locale } = useIntl();
  const { identifier, href, may } = useSite();
  const toast = useSavedToast(reads);
  const onDone = ({ changes }: { changes: string[] }) => toast(changes);
  const put = useWrite('PUT /api/multilingual/languages', { refreshes: reads, onDone });
  const disconnect = useWrite('DELETE /api/multilingual/connection', { refreshes: reads, onDone });
  const [chosen, setChosen] = useState<string | null>(null);
  const query = { site: identifier };
  const others = languages.filter(({ isDefault }) => !isDefault);
  const mayEdit = may('edit-settings');
  const names = new Intl.DisplayNames([locale], { type: 'language' });
  const known = new Set(languages.map(({ code }) => code));
  const choices = languageCodes
    .filter((code) => !known.has(code))
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale));
  const status = useRead(reads[1], { query });
  const settings = useRead(reads[2], { query });
  const isConnected =
    status.state === 'success' ? status.answer.status === 'connected' : others.length > 0;
  const save = (next: readonly { code: string; name?: string; isEnabled?: boolean }[]) =>
    put.run({
      query,
      body: { languages: next.map(({ code, name, isEnabled }) => ({ code, name, isEnabled })) },
    });
  const add = () => {
    if (chosen !== null) save([...others, { code: chosen }]);
    setChosen(null);
  };
  return (
    <Card
      title={write(texts.title)}
      actions={
        <Badge tone={isConnected ? 'success' : 'neutral'}>
          {write(isConnected ? texts.connected : texts.disconnected)}
        </Badge>
      }
    >
      <p>{write(texts.intro)}</p>
      {settings.state === 'success' && (
        <p>
          {write(texts.ownLanguage, {
            name: names.of(settings.answer.defaultLanguage) ?? settings.answer.defaultLanguage,
            locale: settings.answer.locale,
          })}
        </p>
      )}
      <ul className={classes['lines']}>
        {languages.map(({ code, name, isDefault }) => (
          <li key={code} className={classes['line']}>
            <span lang={code.startsWith('x-') ? undefined : code}>{name}</span>
            <span className={joinClasses(classes['muted'], classes['aside'])}>
              {isDefault ? code : write(texts.address, { path: `/${code.toLowerCase()}` })}
            </span>
            {!isDefault && may('view-content') && (
              <ButtonLink
                kind="quiet"
                isIcon
                isSmall
                href={href(`translate/${code}`)}
                aria-label={write(texts.translate, { name })}
              >
                <Languages size={16} aria-hidden="true" />
              </ButtonLink>
            )}
            {isDefault && <Badge>{write(texts.own)}</Badge>}
            {mayEdit && !isDefault && (
              <Button
                kind="quiet"
                isIcon
                isSmall
                aria-label={write(texts.remove, { name })}
                onPress={() => save(others.filter((one) => one.code !== code))}
              >
                <X size={16} aria-hidden="true" />
              </Button>
            )}
          </li>
        ))}
      </ul>
      {mayEdit && (
        <>
          <ComboField
            key={languages.length}
            label={write(texts.language)}
            choices={choices}
            value={chosen}
            onChange={setChosen}
          />
          <div className={desk['buttons']}>
            <Button isDisabled={chosen === null} isPending={put.isRunning} onPress={add}>
              {write(texts.add)}
            </Button>
            {others.length > 0 && (
              <Button kind="danger" onPress={() => disconnect.run({ query })}>
                {write(texts.disconnect)}
              </Button>
            )}
          </div>
        </>
      )}
    </Card>
  );
}
