import type { CallFailure, RedirectStatus } from '@sitewright/contract';
import { useState } from 'react';
import { useSite } from '../../app/office-context.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTried } from '../../forms/use-tried.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { focusFirst } from '../../ui/focus-first.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { Banner } from '../../ui/states.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { redirectsRead, type Redirect } from './redirect-reads.ts';
import { redirectTexts as texts } from './redirect-texts.ts';

interface RedirectDialogProps {
  /** Missing: a new one. */
  readonly redirect?: Redirect;
  readonly onClose: () => void;
}

/** Where visitors come from, where they go, and whether for good. */
export function RedirectDialog({ redirect, onClose }: RedirectDialogProps) {
  const write = useTexts();
  const { identifier } = useSite();
  const [from, setFrom] = useState(redirect?.from ?? '/');
  const [to, setTo] = useState(redirect?.to ?? '/');
  const [status, setStatus] = useState<RedirectStatus>(redirect?.status ?? 301);
  const [isTried, setTried] = useTried();
  const [failure, setFailure] = useState<CallFailure>();
  const options = {
    refreshes: [redirectsRead] as const,
    onDone: onClose,
    onFailed: (refused: CallFailure) => {
      setFailure(refused);
      setTried(true);
    },
  };
  const create = useWrite('POST /api/sites/:identifier/redirects', options);
  const change = useWrite('PATCH /api/sites/:identifier/redirects/:id', options);
  const save = () => {
    setTried(true);
    setFailure(undefined);
    if (from.trim() === '' || to.trim() === '') return;
    if (!redirect) {
      create.run({ params: { identifier }, body: { from, to, status } });
      return;
    }
    const changes = {
      ...(from !== redirect.from && { from: { from: redirect.from, to: from } }),
      ...(to !== redirect.to && { to: { from: redirect.to, to } }),
      ...(status !== redirect.status && { status: { from: redirect.status, to: status } }),
    };
    change.run({ params: { identifier, id: redirect.id }, body: { changes } });
  };
  const errors = failure?.errors ?? {};
  const missing = (value: string) =>
    isTried && value.trim() === '' ? write(texts.missing) : undefined;
  const errorOf = (name: string) => errors[name] ?? errors[`changes.${name}.to`];
  return (
    <Dialog
      isOpen
      title={write(redirect ? texts.edit : texts.add)}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{write(texts.cancel)}</Button>
          <Button kind="primary" isPending={create.isRunning || change.isRunning} onPress={save}>
            {write(texts.save)}
          </Button>
        </>
      }
    >
      {failure && Object.keys(errors).length === 0 && (
        <Banner tone="danger">{failure.message}</Banner>
      )}
      <TextField
        inputRef={focusFirst}
        label={write(texts.from)}
        help={write(texts.fromHelp)}
        value={from}
        maxLength={500}
        error={missing(from) ?? errorOf('from')}
        onChange={setFrom}
      />
      <TextField
        label={write(texts.to)}
        help={write(texts.toHelp)}
        value={to}
        maxLength={500}
        error={missing(to) ?? errorOf('to')}
        onChange={setTo}
      />
      <SelectField
        label={write(texts.status)}
        value={status === 301 ? '301' : '302'}
        choices={[
          { value: '301', label: write(texts.permanent) },
          { value: '302', label: write(texts.temporary) },
        ]}
        onChange={(chosen) => setStatus(chosen === '301' ? 301 : 302)}
      />
    </Dialog>
  );
}
