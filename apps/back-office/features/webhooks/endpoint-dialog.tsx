import { webhookTopics, type WebhookTopic } from '@sitewright/contract';
import { useState } from 'react';
import { useSite } from '../../app/office-context.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import classes from '../desk/desk.module.css';
import type { Endpoint } from './endpoint-state.tsx';
import { SecretDialog } from './secret-dialog.tsx';
import { webhookTexts as texts } from './webhook-texts.ts';

const refreshes = ['GET /api/sites/:identifier/webhook-endpoints'] as const;

/** Makes an endpoint, whose secret is shown once, or changes one. */
export function EndpointDialog({
  endpoint,
  onClose,
}: {
  endpoint?: Endpoint;
  onClose: () => void;
}) {
  const write = useTexts();
  const { identifier } = useSite();
  const [url, setUrl] = useState(endpoint?.url ?? '');
  const [topics, setTopics] = useState<readonly WebhookTopic[]>(endpoint?.topics ?? []);
  const [error, setError] = useState('');
  const [secret, setSecret] = useState('');
  const onFailed = (failure: { message: string }) => setError(failure.message);
  const create = useWrite('POST /api/sites/:identifier/webhook-endpoints', {
    refreshes,
    onDone: (answer) => setSecret(answer.secret),
    onFailed,
  });
  const change = useWrite('PATCH /api/sites/:identifier/webhook-endpoints/:id', {
    refreshes,
    onDone: onClose,
    onFailed,
  });
  if (secret) return <SecretDialog secret={secret} onClose={onClose} />;
  const save = () => {
    setError('');
    const body = { url, topics: [...topics] };
    if (endpoint) change.run({ params: { identifier, id: endpoint.id }, body });
    else create.run({ params: { identifier }, body });
  };
  const toggle = (topic: WebhookTopic, isOn: boolean) =>
    setTopics(isOn ? [...topics, topic] : topics.filter((one) => one !== topic));
  return (
    <Dialog
      isOpen
      isWide
      title={write(endpoint ? texts.change : texts.add)}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{write(texts.cancel)}</Button>
          <Button
            kind="primary"
            isPending={create.isRunning || change.isRunning}
            isDisabled={url.trim() === '' || topics.length === 0}
            onPress={save}
          >
            {write(endpoint ? texts.save : texts.add)}
          </Button>
        </>
      }
    >
      <div className={classes['form']}>
        <TextField
          type="url"
          label={write(texts.url)}
          error={error}
          maxLength={1000}
          value={url}
          onChange={setUrl}
        />
        <fieldset className={classes['group']}>
          <legend>{write(texts.topics)}</legend>
          {webhookTopics.map((topic) => (
            <CheckField
              key={topic}
              isSelected={topics.includes(topic)}
              onChange={(isOn) => toggle(topic, isOn)}
            >
              {topic}
            </CheckField>
          ))}
        </fieldset>
      </div>
    </Dialog>
  );
}
