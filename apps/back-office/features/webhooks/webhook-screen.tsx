import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm-context.ts';
import { Card, Page } from '../../ui/page.tsx';
import { EmptyState, FailedState, PendingState } from '../../ui/states.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { Facts } from '../desk/facts.tsx';
import { Moment } from '../desk/moment.tsx';
import { DeliveryLog } from './delivery-log.tsx';
import { EndpointDialog } from './endpoint-dialog.tsx';
import { EndpointState, type Endpoint } from './endpoint-state.tsx';
import { SecretDialog } from './secret-dialog.tsx';
import { webhookTexts as texts } from './webhook-texts.ts';

const listCall = 'GET /api/sites/:identifier/webhook-endpoints';

/** An endpoint with its log. */
export function Screen() {
  const write = useTexts();
  const { identifier, href } = useSite();
  const { id = '' } = useParams({ strict: false });
  const read = useRead(listCall, { params: { identifier } });
  const back = { href: href('connections'), label: write(texts.title) };
  const endpoint =
    read.state === 'success' ? read.answer.endpoints.find((one) => one.id === id) : undefined;
  if (!endpoint) {
    return (
      <Page title={write(texts.webhooks)} back={back}>
        {read.state === 'pending' && <PendingState />}
        {read.state === 'failed' && <FailedState failure={read.failure} onRetry={read.refetch} />}
        {read.state === 'success' && <EmptyState title={write(texts.deleted)} />}
      </Page>
    );
  }
  return (
    <Page
      title={endpoint.url}
      back={back}
      badges={<EndpointState endpoint={endpoint} />}
      actions={<Actions endpoint={endpoint} />}
    >
      <Card>
        <Facts
          facts={[
            [write(texts.topics), endpoint.topics.join(', ')],
            [write(texts.created), <Moment key="created" at={endpoint.createdOn} />],
            [
              write(texts.failingSince),
              endpoint.failingSince !== null && <Moment key="since" at={endpoint.failingSince} />,
            ],
          ]}
        />
      </Card>
      <DeliveryLog endpointId={endpoint.id} />
    </Page>
  );
}

function Actions({ endpoint }: { endpoint: Endpoint }) {
  const write = useTexts();
  const { identifier, href } = useSite();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const [isChanging, setIsChanging] = useState(false);
  const [secret, setSecret] = useState('');
  const params = { identifier, id: endpoint.id };
  const logCall = 'GET /api/sites/:identifier/webhook-endpoints/:id/deliveries';
  const test = useWrite('POST /api/sites/:identifier/webhook-endpoints/:id/test', {
    refreshes: [logCall],
    onDone: () => showToast({ message: write(texts.tested) }),
  });
  const change = useWrite('PATCH /api/sites/:identifier/webhook-endpoints/:id', {
    refreshes: [listCall],
  });
  const rotate = useWrite('POST /api/sites/:identifier/webhook-endpoints/:id/secret', {
    refreshes: [listCall],
    onDone: (answer) => setSecret(answer.secret),
  });
  const remove = useWrite('DELETE /api/sites/:identifier/webhook-endpoints/:id', {
    refreshes: [listCall],
    onDone: () => {
      showToast({ message: write(texts.deleted) });
      void navigate({ href: href('connections') });
    },
  });
  const askAndRotate = async () => {
    const question = {
      title: write(texts.rotate),
      text: write(texts.rotateText),
      confirmLabel: write(texts.rotate),
    };
    if (await confirm.ask(question)) rotate.run({ params });
  };
  const askAndDelete = async () => {
    const question = {
      title: write(texts.delete),
      text: write(texts.deleteText),
      confirmLabel: write(texts.delete),
      isDangerous: true,
    };
    if (await confirm.ask(question)) remove.run({ params });
  };
  const isOn = endpoint.state === 'active';
  return (
    <>
      <Button isPending={test.isRunning} onPress={() => test.run({ params })}>
        {write(texts.test)}
      </Button>
      <Button onPress={() => setIsChanging(true)}>{write(texts.change)}</Button>
      <Button
        isPending={change.isRunning}
        onPress={() => change.run({ params, body: { state: isOn ? 'off' : 'active' } })}
      >
        {write(isOn ? texts.switchOff : texts.switchOn)}
      </Button>
      <Button isPending={rotate.isRunning} onPress={() => void askAndRotate()}>
        {write(texts.rotate)}
      </Button>
      <Button kind="danger" onPress={() => void askAndDelete()}>
        {write(texts.delete)}
      </Button>
      {isChanging && <EndpointDialog endpoint={endpoint} onClose={() => setIsChanging(false)} />}
      {secret && <SecretDialog secret={secret} onClose={() => setSecret('')} />}
    </>
  );
}
