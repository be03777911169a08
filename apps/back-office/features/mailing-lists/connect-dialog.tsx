import type { CallAnswer } from '@sitewright/contract';
import { useState } from 'react';
import { useSite } from '../../app/office-context.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTried } from '../../forms/use-tried.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { SwitchField } from '../../ui/check-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { focusFirst } from '../../ui/focus-first.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { Banner } from '../../ui/states.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { connectionTexts as texts } from './connection-texts.ts';
import { connectionsRead, type ConnectionProvider, type MailingList } from './mailing-list.ts';
import { mailingListTexts } from './mailing-list-texts.ts';
import { NoListsDialog } from './no-lists-dialog.tsx';

type RemoteLists = CallAnswer<'POST /api/sites/:identifier/list-connections/lookup'>['lists'];

interface ConnectDialogProps {
  readonly provider: ConnectionProvider;
  readonly lists: readonly MailingList[];
  readonly onClose: () => void;
  /** There is no list of ours to connect: one is made first. */
  readonly onCreate: () => void;
}

/** Connects a list with a provider: its key first, then which of its lists. CONN-01, CONN-07 */
export function ConnectDialog({ provider, lists, onClose, onCreate }: ConnectDialogProps) {
  const write = useTexts();
  const { identifier } = useSite();
  const isSheet = provider === 'google-sheets';
  const [key, setKey] = useState('');
  const [address, setAddress] = useState('');
  const [remotes, setRemotes] = useState<RemoteLists>();
  const [remoteId, setRemoteId] = useState<string | null>(null);
  const [listId, setListId] = useState<string | null>(lists.length === 1 ? lists[0]!.id : null);
  const [requireDoubleOptIn, setDoubleOptIn] = useState(false);
  const [isTried, setTried] = useTried();
  const [failure, setFailure] = useState<string>();
  const onFailed = ({ code, message }: { code: string; message: string }) =>
    setFailure(code === 'connection_failed' ? write(texts.failed) : message || write(texts.failed));
  const lookUp = useWrite('POST /api/sites/:identifier/list-connections/lookup', {
    onDone: ({ lists: found }) => setRemotes(found),
    onFailed,
  });
  const connect = useWrite('POST /api/sites/:identifier/list-connections', {
    refreshes: [connectionsRead],
    onDone: onClose,
    onFailed,
  });
  const params = { identifier };
  const goOn = () => {
    setFailure(undefined);
    setTried(true);
    if (key.trim() === '' || (isSheet && address.trim() === '')) return;
    if (!remotes) {
      setTried(false);
      lookUp.run({ params, body: { provider, key, address } });
      return;
    }
    if (listId === null || remoteId === null) return;
    const body = { provider, key, address, listId, remoteId, requireDoubleOptIn };
    connect.run({ params, body });
  };
  const title = write(texts.connectOf, { name: write(texts[provider]) });
  if (lists.length === 0) {
    return <NoListsDialog title={title} onClose={onClose} onCreate={onCreate} />;
  }
  const missing = (isMissing: boolean) => (isTried && isMissing ? write(texts.missing) : undefined);
  const listMissing = (id: string | null) =>
    isTried && id === null ? write(mailingListTexts.listRequired) : undefined;
  return (
    <Dialog
      isOpen
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{write(mailingListTexts.cancel)}</Button>
          <Button kind="primary" isPending={lookUp.isRunning || connect.isRunning} onPress={goOn}>
            {write(remotes ? texts.connect : texts.next)}
          </Button>
        </>
      }
    >
      {failure !== undefined && <Banner tone="danger">{failure}</Banner>}
      {!remotes && (
        <>
          <TextField
            inputRef={focusFirst}
            label={write(isSheet ? texts.serviceAccount : texts.apiKey)}
            help={write(isSheet ? texts.serviceAccountHelp : texts.apiKeyHelp)}
            {...(isSheet ? { isLong: true } : { type: 'password' as const })}
            value={key}
            onChange={setKey}
            error={missing(key.trim() === '')}
          />
          {isSheet && (
            <TextField
              label={write(texts.address)}
              value={address}
              onChange={setAddress}
              error={missing(address.trim() === '')}
            />
          )}
        </>
      )}
      {remotes && (
        <>
          <SelectField
            label={write(texts.ownList)}
            placeholder={write(mailingListTexts.pickList)}
            choices={lists.map(({ id, name }) => ({ value: id, label: name }))}
            value={listId}
            onChange={setListId}
            error={listMissing(listId)}
          />
          <SelectField
            label={write(isSheet ? texts.sheet : texts.remoteList)}
            placeholder={write(mailingListTexts.pickList)}
            choices={remotes.map(({ id, name }) => ({ value: id, label: name }))}
            value={remoteId}
            onChange={setRemoteId}
            error={listMissing(remoteId)}
          />
          {!isSheet && (
            <SwitchField
              isSelected={requireDoubleOptIn}
              onChange={setDoubleOptIn}
              help={write(texts.doubleOptInHelp)}
            >
              {write(mailingListTexts.requireDoubleOptIn)}
            </SwitchField>
          )}
        </>
      )}
    </Dialog>
  );
}
