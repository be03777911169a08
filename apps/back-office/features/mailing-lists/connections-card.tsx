import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm-context.ts';
import { Card } from '../../ui/page.tsx';
import { FailedState, PendingState } from '../../ui/states.tsx';
import { connectionTexts as texts } from './connection-texts.ts';
import {
  connectionProviders,
  connectionsRead,
  type Connection,
  type ConnectionProvider,
  type MailingList,
} from './mailing-list.ts';
import classes from './mailing-lists.module.css';

interface ConnectionsCardProps {
  readonly lists: readonly MailingList[];
  readonly onConnect: (provider: ConnectionProvider) => void;
}

/** Providers and spreadsheets: Connect, or Disconnect where it is connected. CONN-02 */
export function ConnectionsCard({ lists, onConnect }: ConnectionsCardProps) {
  const write = useTexts();
  const { identifier } = useSite();
  const read = useRead(connectionsRead, { params: { identifier } });
  const connections = read.state === 'success' ? read.answer.connections : [];
  return (
    <Card title={write(texts.title)}>
      <p className={classes['muted']}>{write(texts.text)}</p>
      {read.state === 'pending' && <PendingState lines={2} />}
      {read.state === 'failed' && <FailedState failure={read.failure} onRetry={read.refetch} />}
      {read.state === 'success' && (
        <ul className={classes['lines']}>
          {connectionProviders.flatMap((provider) => {
            const own = connections.filter((one) => one.provider === provider);
            if (own.length > 0) {
              return own.map((one) => (
                <ConnectedLine key={one.id} connection={one} lists={lists} />
              ));
            }
            const name = write(texts[provider]);
            return [
              <li key={provider} className={classes['line']}>
                <span className={classes['words']}>
                  <span>
                    {name} <Badge>{write(texts.notConnected)}</Badge>
                  </span>
                </span>
                <Button
                  isSmall
                  aria-label={write(texts.connectOf, { name })}
                  onPress={() => onConnect(provider)}
                >
                  {write(texts.connect)}
                </Button>
              </li>,
            ];
          })}
        </ul>
      )}
    </Card>
  );
}

function ConnectedLine({
  connection: { id, provider, listId, remoteName, isFailing },
  lists,
}: {
  connection: Connection;
  lists: readonly MailingList[];
}) {
  const write = useTexts();
  const { identifier } = useSite();
  const { ask } = useConfirm();
  const end = useWrite('DELETE /api/sites/:identifier/list-connections/:id', {
    refreshes: [connectionsRead],
  });
  const name = write(texts[provider]);
  const askAndEnd = async () => {
    const isSure = await ask({
      title: write(texts.disconnectOf, { name }),
      text: write(texts.disconnectText),
      confirmLabel: write(texts.disconnect),
      isDangerous: true,
    });
    if (isSure) end.run({ params: { identifier, id } });
  };
  const list = lists.find((one) => one.id === listId)?.name ?? '';
  return (
    <li className={classes['line']}>
      <span className={classes['words']}>
        <span>
          {name}{' '}
          <Badge tone={isFailing ? 'danger' : 'success'}>
            {write(isFailing ? texts.failing : texts.connected)}
          </Badge>
        </span>
        <span className={classes['muted']}>
          {write(texts.goesTo, { list, remote: remoteName })}
          {isFailing && ` · ${write(texts.failed)} · ${write(texts.failingText)}`}
        </span>
      </span>
      <Button
        isSmall
        aria-label={write(texts.disconnectOf, { name })}
        onPress={() => void askAndEnd()}
      >
        {write(texts.disconnect)}
      </Button>
    </li>
  );
}
