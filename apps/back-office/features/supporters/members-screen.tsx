import { useState } from 'react';
import { useSite } from '../../app/office-context.ts';
import { useOpened } from '../../data/use-opened.ts';
import { usePages, useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTypedDialog } from '../../forms/use-typed.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm-context.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Card, Page } from '../../ui/page.tsx';
import { ReadTable } from '../../ui/read-table.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import desk from '../desk/desk.module.css';
import { Moment } from '../desk/moment.tsx';
import { SupporterTabs } from './supporter-tabs.tsx';
import { supporterTexts as texts } from './supporter-texts.ts';

const membersCall = 'GET /api/sites/:identifier/members';

/** Who belongs, the newest first. */
export function Screen() {
  const write = useTexts();
  const confirm = useConfirm();
  const { identifier, may } = useSite();
  const { name: opened, open, close } = useOpened(may('edit-orders') ? ['give'] : []);
  const pages = usePages(membersCall, { params: { identifier }, query: {} });
  const rows = pages.state === 'success' ? pages.answer.flatMap(({ members }) => members) : [];
  const end = useWrite('POST /api/sites/:identifier/members/:id/end', {
    refreshes: [membersCall],
  });
  const askAndEnd = async (id: string, email: string) => {
    const isSure = await confirm.ask({
      title: write(texts.endNamed, { email }),
      text: write(texts.endText),
      confirmLabel: write(texts.end),
      isDangerous: true,
    });
    if (isSure) end.run({ params: { identifier, id } });
  };
  const give = may('edit-orders') && (
    <Button kind="primary" keys="n" onPress={() => open('give')}>
      {write(texts.give)}
    </Button>
  );
  return (
    <Page title={write(texts.supporters)} actions={give}>
      <SupporterTabs current="members" />
      <Card isFlush>
        <ReadTable
          read={pages}
          empty={
            <EmptyState
              title={write(texts.noMembers)}
              {...(may('edit-orders') && {
                action: <Button onPress={() => open('give')}>{write(texts.giveFirst)}</Button>,
              })}
            >
              {write(texts.noMembersText)}
            </EmptyState>
          }
          label={write(texts.members)}
          rows={rows}
          idOf={({ id }) => id}
          nameOf={({ email }) => email}
          columns={[
            { key: 'email', title: write(texts.email), cell: ({ email }) => email },
            { key: 'plan', title: write(texts.plan), cell: ({ planTitle }) => planTitle },
            {
              key: 'state',
              isState: true,
              title: write(texts.state),
              cell: ({ isActive }) => (
                <Badge tone={isActive ? 'success' : 'neutral'}>
                  {write(isActive ? texts.member : texts.ended)}
                </Badge>
              ),
            },
            {
              key: 'since',
              title: write(texts.since),
              isWideOnly: true,
              cell: ({ startedOn }) => <Moment at={startedOn} isDateOnly />,
            },
            {
              key: 'until',
              title: write(texts.paidUntil),
              isWideOnly: true,
              cell: ({ paidUntil }) =>
                paidUntil === null ? write(texts.withoutEnd) : <Moment at={paidUntil} isDateOnly />,
            },
            {
              key: 'action',
              isAction: true,
              title: write(texts.action),
              cell: ({ id, email, endedOn }) =>
                may('edit-orders') && endedOn === null ? (
                  <Button
                    isSmall
                    aria-label={write(texts.endNamed, { email })}
                    onPress={() => void askAndEnd(id, email)}
                  >
                    {write(texts.end)}
                  </Button>
                ) : null,
            },
          ]}
        />
      </Card>
      {opened === 'give' && <GiveDialog onClose={close} />}
    </Page>
  );
}

interface TypedMember {
  readonly planId: string | null;
  readonly email: string;
}

function GiveDialog({ onClose }: { onClose: () => void }) {
  const write = useTexts();
  const { identifier } = useSite();
  const { fields, change, leave } = useTypedDialog<TypedMember>(
    'member',
    { planId: null, email: '' },
    onClose,
  );
  const { planId, email } = fields;
  const [error, setError] = useState('');
  const read = useRead('GET /api/sites/:identifier/membership-plans', { params: { identifier } });
  const plans = read.state === 'success' ? read.answer.plans : [];
  const give = useWrite('POST /api/sites/:identifier/members', {
    refreshes: [membersCall],
    onDone: () => {
      showToast({ message: write(texts.given) });
      leave();
    },
    onFailed: ({ message, errors }) => setError(errors['body.email'] ?? errors['email'] ?? message),
  });
  return (
    <Dialog
      isOpen
      title={write(texts.give)}
      onClose={onClose}
      actions={
        <>
          <Button onPress={leave}>{write(texts.cancel)}</Button>
          <Button
            kind="primary"
            isPending={give.isRunning}
            isDisabled={planId === null || email.trim() === ''}
            onPress={() =>
              give.run({ params: { identifier }, body: { planId: planId ?? '', email } })
            }
          >
            {write(texts.give)}
          </Button>
        </>
      }
    >
      <div className={desk['form']}>
        <p>{write(texts.giveText)}</p>
        <SelectField
          label={write(texts.plan)}
          value={planId}
          onChange={(typed) => change({ planId: typed })}
          choices={plans.map(({ id, title }) => ({ value: id, label: title }))}
        />
        <TextField
          type="email"
          label={write(texts.email)}
          value={email}
          error={error}
          onChange={(typed) => change({ email: typed })}
        />
      </div>
    </Dialog>
  );
}
