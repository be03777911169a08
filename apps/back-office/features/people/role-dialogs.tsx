import type { CallAnswer, RoleNumber } from '@sitewright/contract';
import { useState } from 'react';
import { useSite } from '../../app/office-context.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTried } from '../../forms/use-tried.ts';
import { useTypedDialog } from '../../forms/use-typed.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { focusFirst } from '../../ui/focus-first.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { peopleTexts as texts } from './people-texts.ts';
import { RoleFields } from './role-fields.tsx';

export type People = CallAnswer<'GET /api/sites/:identifier/people'>;
export type Person = People['people'][number];

/** Reads that every change of people changes. */
export const peopleReads = ['GET /api/sites/:identifier/people'] as const;

interface InviteProps {
  readonly choices: readonly RoleNumber[];
  readonly onClose: () => void;
}

interface TypedInvitation {
  readonly email: string;
  readonly roles: readonly RoleNumber[];
}

/** Invites somebody by mail. */
export function InviteDialog({ choices, onClose }: InviteProps) {
  const write = useTexts();
  const { identifier } = useSite();
  const { fields, change, leave } = useTypedDialog<TypedInvitation>(
    'invitation',
    {
      email: '',
      roles: [],
    },
    onClose,
  );
  const { email, roles } = fields;
  const [isTried, setTried] = useTried();
  const [error, setError] = useState<string>();
  const invite = useWrite('POST /api/sites/:identifier/people/invitations', {
    refreshes: peopleReads,
    onDone: () => {
      showToast({ message: write(texts.sent, { email }) });
      leave();
    },
    onFailed: ({ status, message, errors }) => {
      // What nobody can mend here is no fault of the address.
      const isOurs = status === 0 || status >= 500;
      setError(isOurs ? undefined : (errors['email'] ?? message));
      if (isOurs) showToast({ tone: 'danger', message: message || write(texts.notSent) });
    },
  });
  const send = () => {
    setTried(true);
    if (roles.length > 0)
      invite.run({ params: { identifier }, body: { email, roles: [...roles] } });
  };
  return (
    <Dialog
      isOpen
      title={write(texts.inviteTitle)}
      onClose={onClose}
      actions={
        <>
          <Button onPress={leave}>{write(texts.cancel)}</Button>
          <Button kind="primary" isPending={invite.isRunning} onPress={send}>
            {write(texts.send)}
          </Button>
        </>
      }
    >
      <TextField
        inputRef={focusFirst}
        label={write(texts.email)}
        type="email"
        value={email}
        onChange={(typed) => change({ email: typed })}
        error={error}
      />
      <RoleFields
        choices={choices}
        roles={roles}
        onChange={(typed) => change({ roles: typed })}
        isMissing={isTried && roles.length === 0}
      />
    </Dialog>
  );
}

/** Changes somebody's roles. */
export function RolesDialog({ person, choices, onClose }: InviteProps & { person: Person }) {
  const write = useTexts();
  const { identifier } = useSite();
  const [roles, setRoles] = useState<readonly RoleNumber[]>(person.roles);
  const change = useWrite('PATCH /api/sites/:identifier/people/:id', {
    refreshes: peopleReads,
    onDone: () => {
      showToast({ message: write(texts.saved) });
      onClose();
    },
  });
  const save = () => {
    if (roles.length === 0) return;
    const changes = { roles: { from: person.roles, to: [...roles] } };
    change.run({ params: { identifier, id: person.id }, body: { changes } });
  };
  return (
    <Dialog
      isOpen
      title={`${write(texts.changeRoles)}: ${person.displayName}`}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{write(texts.cancel)}</Button>
          <Button kind="primary" isPending={change.isRunning} onPress={save}>
            {write(texts.save)}
          </Button>
        </>
      }
    >
      <RoleFields
        choices={choices}
        roles={roles}
        onChange={setRoles}
        isMissing={roles.length === 0}
      />
    </Dialog>
  );
}
