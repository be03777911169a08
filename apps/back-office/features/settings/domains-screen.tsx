import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { CallAnswer } from '@sitewright/contract';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm-context.ts';
import { Card, Page } from '../../ui/page.tsx';
import { EmptyState, FailedState, PendingState } from '../../ui/states.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { DomainCheck } from './domain-check.tsx';
import classes from './domains.module.css';
import { domainsTexts as texts } from './domains-texts.ts';
import { settingsTexts } from './settings-texts.ts';

type Domain = CallAnswer<'GET /api/sites/:identifier/facts'>['domains'][number];
const reads = ['GET /api/sites/:identifier/facts', 'GET /api/staff/session'] as const;

/** Where the site answers: added, checked by looking, made primary, removed. */
export function Screen() {
  const write = useTexts();
  const site = useSite();
  const { identifier } = site;
  const read = useRead('GET /api/sites/:identifier/facts', { params: { identifier } });
  const back = { href: site.href('settings'), label: write(settingsTexts.settings) };
  return (
    <Page title={write(settingsTexts.domains)} back={back} isNarrow>
      <p>{write(texts.intro)}</p>
      {read.state === 'pending' && <PendingState />}
      {read.state === 'failed' && <FailedState failure={read.failure} onRetry={read.refetch} />}
      {read.state === 'success' && read.answer.domains.length === 0 && (
        <Card>
          <EmptyState title={write(texts.none)}>
            {write(texts.noneText, { local: `${identifier}.localhost` })}
          </EmptyState>
        </Card>
      )}
      {read.state === 'success' &&
        read.answer.domains.map((domain) => <DomainCard key={domain.host} domain={domain} />)}
      {read.state === 'success' && site.may('manage-domains') && <AddDomain />}
    </Page>
  );
}

function DomainCard({ domain: { host, isPrimary } }: { domain: Domain }) {
  const write = useTexts();
  const { identifier, may } = useSite();
  const { ask } = useConfirm();
  const [isChecked, setIsChecked] = useState(false);
  const promoting = useWrite('POST /api/sites/:identifier/domains/:host/primary', {
    refreshes: reads,
  });
  const removing = useWrite('DELETE /api/sites/:identifier/domains/:host', { refreshes: reads });
  const params = { identifier, host };
  const remove = async () => {
    const isSure = await ask({
      title: write(texts.removeOf, { host }),
      text: write(texts.removeText),
      confirmLabel: write(texts.remove),
      isDangerous: true,
    });
    if (isSure) removing.run({ params });
  };
  return (
    <Card>
      <div className={classes['head']}>
        <span className={classes['name']}>
          {host}
          <Badge tone={isPrimary ? 'success' : 'neutral'}>
            {write(isPrimary ? texts.primary : texts.leadsThere)}
          </Badge>
        </span>
        {may('manage-domains') && (
          <span className={classes['actions']}>
            <Button
              isSmall
              aria-label={write(texts.checkOf, { host })}
              onPress={() => setIsChecked(true)}
            >
              {write(texts.check)}
            </Button>
            {!isPrimary && (
              <Button
                isSmall
                aria-label={write(texts.makePrimaryOf, { host })}
                onPress={() => promoting.run({ params })}
              >
                {write(texts.makePrimary)}
              </Button>
            )}
            <Button
              isSmall
              kind="danger"
              aria-label={write(texts.removeOf, { host })}
              onPress={() => void remove()}
            >
              {write(texts.remove)}
            </Button>
          </span>
        )}
      </div>
      {isChecked && <DomainCheck host={host} />}
    </Card>
  );
}

function AddDomain() {
  const write = useTexts();
  const { identifier } = useSite();
  const [host, setHost] = useState('');
  const adding = useWrite('POST /api/sites/:identifier/domains', {
    refreshes: reads,
    onDone: () => setHost(''),
    onFailed: () => {},
  });
  return (
    <Card title={write(texts.newDomain)}>
      <form
        className={classes['stack']}
        onSubmit={(event) => {
          event.preventDefault();
          adding.run({ params: { identifier }, body: { host } });
        }}
      >
        <TextField
          label={write(texts.newDomain)}
          placeholder="shop.example.com"
          value={host}
          onChange={setHost}
          error={adding.failure?.errors['host'] ?? adding.failure?.message}
        />
        <div>
          <Button type="submit" isPending={adding.isRunning} isDisabled={host.trim() === ''}>
            <Plus size={16} aria-hidden="true" />
            {write(texts.add)}
          </Button>
        </div>
      </form>
    </Card>
  );
}
