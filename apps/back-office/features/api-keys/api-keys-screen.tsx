import type { CallAnswer } from '@sitewright/contract';
import { useState } from 'react';
import { useSite } from '../../app/office-context.ts';
import { useOpened } from '../../data/use-opened.ts';
import { useRead } from '../../data/use-read.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm-context.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Card, Page } from '../../ui/page.tsx';
import { EmptyState, FailedState, PendingState } from '../../ui/states.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useProvedWrite } from '../proof/use-proved-write.tsx';
import { apiKeyTexts as texts } from './api-keys-texts.ts';
import { CreateKey } from './create-key.tsx';
import { KeyEnd } from './key-end.tsx';
import { ShownKey } from './shown-key.tsx';

type Key = CallAnswer<'GET /api/sites/:identifier/api-keys'>['keys'][number];

/** Keys of programs: made, shown once, deleted. APIK-01 */
export function Screen() {
  const write = useTexts();
  const { identifier } = useSite();
  const { name: above, open, close } = useOpened(['create', 'terms']);
  const read = useRead('GET /api/sites/:identifier/api-keys', { params: { identifier } });
  const create = (
    <Button kind="primary" onPress={() => open('create')}>
      {write(texts.create)}
    </Button>
  );
  return (
    <Page title={write(texts.title)} actions={create}>
      <Card>
        <p>{write(texts.intro)}</p>
        <div>
          <ButtonLink kind="quiet" isAtEdge href="/api/docs">
            {write(texts.learnMore)}
          </ButtonLink>
          <Button kind="quiet" onPress={() => open('terms')}>
            {write(texts.terms)}
          </Button>
        </div>
      </Card>
      <Card isFlush>
        {read.state === 'pending' && <PendingState />}
        {read.state === 'failed' && <FailedState failure={read.failure} onRetry={read.refetch} />}
        {read.state === 'success' &&
          (read.answer.keys.length === 0 ? (
            <EmptyState
              title={write(texts.none)}
              action={<Button onPress={() => open('create')}>{write(texts.createFirst)}</Button>}
            >
              {write(texts.noneText)}
            </EmptyState>
          ) : (
            <KeyTable keys={read.answer.keys} />
          ))}
      </Card>
      {above === 'create' && <CreateKey onClose={close} />}
      {above === 'terms' && (
        <Dialog
          isOpen
          title={write(texts.terms)}
          onClose={close}
          actions={<Button onPress={close}>{write(texts.close)}</Button>}
        >
          <p>{write(texts.termsText)}</p>
        </Dialog>
      )}
    </Page>
  );
}

function KeyTable({ keys }: { keys: readonly Key[] }) {
  const write = useTexts();
  const { identifier, timeZone } = useSite();
  const { ask } = useConfirm();
  const remove = useProvedWrite('DELETE /api/sites/:identifier/api-keys/:id', {
    refreshes: ['GET /api/sites/:identifier/api-keys'],
    onDone: () => showToast({ message: write(texts.deleted) }),
  });
  const askAndRemove = async ({ id, name }: Key) => {
    const isSure = await ask({
      title: write(texts.deleteNamed, { name }),
      text: write(texts.deleteText),
      confirmLabel: write(texts.delete),
      isDangerous: true,
    });
    if (isSure) remove.run({ params: { identifier, id } });
  };
  const [secret, setSecret] = useState<string>();
  const renew = useProvedWrite('POST /api/sites/:identifier/api-keys/:id/renewals', {
    refreshes: ['GET /api/sites/:identifier/api-keys'],
    onDone: (answer) => setSecret(answer.secret),
  });
  const askAndRenew = async ({ id, name }: Key) => {
    const isSure = await ask({
      title: write(texts.takeOverNamed, { name }),
      text: write(texts.takeOverText),
      confirmLabel: write(texts.takeOver),
      isDangerous: true,
    });
    if (isSure) renew.run({ params: { identifier, id } });
  };
  return (
    <>
      <DataTable
        label={write(texts.title)}
        rows={keys}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        columns={[
          {
            key: 'name',
            title: write(texts.name),
            cell: ({ name, isMakerGone }) => (
              <>
                {name} {isMakerGone && <Badge tone="warning">{write(texts.makerGone)}</Badge>}
              </>
            ),
          },
          { key: 'hint', title: write(texts.key), cell: ({ hint }) => <code>{hint}…</code> },
          {
            key: 'scopes',
            title: write(texts.scopes),
            cell: ({ scopes }) => scopes.join(', '),
            isWideOnly: true,
          },
          {
            key: 'by',
            title: write(texts.madeBy),
            cell: ({ createdBy }) => createdBy,
            isWideOnly: true,
          },
          {
            key: 'used',
            isNamed: true,
            title: write(texts.lastUsed),
            cell: ({ lastUsedOn }) =>
              lastUsedOn === null ? (
                write(texts.never)
              ) : (
                <DateTime at={new Date(lastUsedOn).toISOString()} timeZone={timeZone} />
              ),
          },
          {
            key: 'expires',
            isNamed: true,
            title: write(texts.expires),
            cell: ({ expiresOn }) => <KeyEnd expiresOn={expiresOn} timeZone={timeZone} />,
          },
          {
            key: 'delete',
            isAction: true,
            title: write(texts.delete),
            cell: (key) => (
              <>
                {key.isMakerGone && (
                  <Button
                    isSmall
                    aria-label={write(texts.takeOverNamed, { name: key.name })}
                    onPress={() => void askAndRenew(key)}
                  >
                    {write(texts.takeOver)}
                  </Button>
                )}{' '}
                <Button
                  isSmall
                  kind="danger"
                  aria-label={write(texts.deleteNamed, { name: key.name })}
                  onPress={() => void askAndRemove(key)}
                >
                  {write(texts.delete)}
                </Button>
              </>
            ),
          },
        ]}
      />
      {remove.dialog}
      {renew.dialog}
      {secret !== undefined && <ShownKey secret={secret} onClose={() => setSecret(undefined)} />}
    </>
  );
}
