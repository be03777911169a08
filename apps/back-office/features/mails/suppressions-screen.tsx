import type { CallAnswer } from '@sitewright/contract';
import { useState } from 'react';
import { useSite } from '../../app/office-context.ts';
import { useOpened } from '../../data/use-opened.ts';
import { usePages } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTypedDialog } from '../../forms/use-typed.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Card, Page } from '../../ui/page.tsx';
import { ReadTable } from '../../ui/read-table.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import classes from '../desk/desk.module.css';
import { Moment } from '../desk/moment.tsx';
import { mailTexts as texts, reasonTexts } from './mail-texts.ts';

const listCall = 'GET /api/sites/:identifier/mail-suppressions';

type Suppression = CallAnswer<typeof listCall>['suppressions'][number];

/** Addresses that bounced, complained, unsubscribed, or that staff noted. */
export function Screen() {
  const write = useTexts();
  const { identifier, href, may } = useSite();
  const { name: opened, open, close } = useOpened(['add']);
  const params = { identifier };
  const pages = usePages(listCall, { params, query: {} });
  const remove = useWrite('DELETE /api/sites/:identifier/mail-suppressions/:email/:reason', {
    refreshes: [listCall],
  });
  const rows = pages.state === 'success' ? pages.answer.flatMap((page) => page.suppressions) : [];
  const mayChange = may('send-mails');
  const takeOff = async ({ email, reason }: Suppression) => {
    const failure = await remove.send({ params: { identifier, email, reason } });
    if (failure) return;
    showToast({ message: write(texts.removed, { email }) });
  };
  return (
    <Page
      title={write(texts.suppressions)}
      back={{ href: href('mails'), label: write(texts.title) }}
      actions={
        mayChange && (
          <Button kind="primary" onPress={() => open('add')}>
            {write(texts.addTitle)}
          </Button>
        )
      }
    >
      <Card isFlush>
        <ReadTable
          read={pages}
          empty={<EmptyState title={write(texts.nobody)}>{write(texts.nobodyText)}</EmptyState>}
          label={write(texts.suppressions)}
          rows={rows}
          idOf={({ email, reason }) => `${email} ${reason}`}
          nameOf={({ email }) => email}
          columns={[
            {
              key: 'email',
              title: write(texts.email),
              cell: ({ email, note }) => (
                <>
                  {email}
                  {note && <div className={classes['muted']}>{note}</div>}
                </>
              ),
            },
            {
              key: 'why',
              title: write(texts.why),
              cell: ({ reason }) => write(reasonTexts[reason]),
            },
            {
              key: 'since',
              title: write(texts.since),
              isWideOnly: true,
              cell: ({ suppressedOn }) => <Moment at={suppressedOn} />,
            },
            ...(mayChange
              ? [
                  {
                    key: 'remove',
                    isAction: true,
                    title: write(texts.remove),
                    cell: (row: Suppression) => (
                      <Button
                        isSmall
                        aria-label={write(texts.removeOf, { email: row.email })}
                        onPress={() => void takeOff(row)}
                      >
                        {write(texts.remove)}
                      </Button>
                    ),
                  },
                ]
              : []),
          ]}
        />
      </Card>
      {opened === 'add' && <AddDialog onClose={close} />}
    </Page>
  );
}

function AddDialog({ onClose }: { onClose: () => void }) {
  const write = useTexts();
  const { identifier } = useSite();
  const { fields, change, leave } = useTypedDialog('suppression', { email: '', note: '' }, onClose);
  const { email, note } = fields;
  const [error, setError] = useState('');
  const add = useWrite('POST /api/sites/:identifier/mail-suppressions', {
    refreshes: [listCall],
    onDone: () => {
      showToast({ message: write(texts.added, { email }) });
      leave();
    },
    onKept: leave,
    onFailed: (failure) => setError(failure.message),
  });
  return (
    <Dialog
      isOpen
      title={write(texts.addTitle)}
      onClose={onClose}
      actions={
        <>
          <Button onPress={leave}>{write(texts.cancel)}</Button>
          <Button
            kind="primary"
            isPending={add.isRunning}
            onPress={() => add.run({ params: { identifier }, body: { email, note } })}
          >
            {write(texts.add)}
          </Button>
        </>
      }
    >
      <div className={classes['form']}>
        <TextField
          type="email"
          label={write(texts.email)}
          help={write(texts.addHint)}
          error={error}
          maxLength={320}
          value={email}
          onChange={(typed) => change({ email: typed })}
        />
        <TextField
          label={write(texts.note)}
          maxLength={500}
          value={note}
          onChange={(typed) => change({ note: typed })}
        />
      </div>
    </Dialog>
  );
}
