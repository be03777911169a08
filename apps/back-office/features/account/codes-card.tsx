import { useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm-context.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Card } from '../../ui/page.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useProvedWrite } from '../proof/use-proved-write.tsx';
import { accountReads, type OwnAccount } from './account-reads.ts';
import { accountTexts as texts } from './account-texts.ts';
import classes from './account.module.css';
import { QrCode } from './qr-code.tsx';

/** Codes as a second step, and recovery codes. */
export function CodesCard({ account }: { account: OwnAccount }) {
  const write = useTexts();
  const { ask } = useConfirm();
  const [begun, setBegun] = useState<{ secret: string; url: string }>();
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>();
  const begin = useProvedWrite('POST /api/staff/account/code-secrets', { onDone: setBegun });
  const renew = useProvedWrite('POST /api/staff/account/recovery-codes', {
    refreshes: accountReads,
    onDone: (answer) => setRecoveryCodes(answer.recoveryCodes),
  });
  const switchOff = useProvedWrite('DELETE /api/staff/account/codes', { refreshes: accountReads });
  const askAndSwitchOff = async () => {
    const isSure = await ask({
      title: write(texts.codes),
      text: write(texts.switchOffText),
      confirmLabel: write(texts.switchOff),
      isDangerous: true,
    });
    if (isSure) switchOff.run({});
  };
  const { isOn, recoveryCodesLeft: count } = account.codes;
  return (
    <Card title={write(texts.codes)}>
      <p>{isOn ? write(texts.codesOn, { count }) : write(texts.codesOff)}</p>
      <div className={classes['buttons']}>
        {isOn ? (
          <>
            <Button onPress={() => renew.run({})}>{write(texts.renewCodes)}</Button>
            <Button kind="danger" onPress={() => void askAndSwitchOff()}>
              {write(texts.switchOff)}
            </Button>
          </>
        ) : (
          <Button onPress={() => begin.run({})}>{write(texts.switchOn)}</Button>
        )}
      </div>
      {begun && (
        <SwitchOn
          begun={begun}
          onClose={() => setBegun(undefined)}
          onDone={(codes) => {
            setBegun(undefined);
            setRecoveryCodes(codes);
          }}
        />
      )}
      {recoveryCodes && (
        <Dialog
          isOpen
          isUrgent
          title={write(texts.recoveryTitle)}
          onClose={() => {}}
          actions={
            <Button kind="primary" onPress={() => setRecoveryCodes(undefined)}>
              {write(texts.done)}
            </Button>
          }
        >
          <p>{write(texts.recoveryHelp)}</p>
          <ul className={classes['codes']}>
            {recoveryCodes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ul>
        </Dialog>
      )}
      {begin.dialog}
      {renew.dialog}
      {switchOff.dialog}
    </Card>
  );
}

interface SwitchOnProps {
  readonly begun: { readonly secret: string; readonly url: string };
  readonly onClose: () => void;
  readonly onDone: (recoveryCodes: readonly string[]) => void;
}

/** Shows the secret, and takes a code of the app. */
function SwitchOn({ begun, onClose, onDone }: SwitchOnProps) {
  const write = useTexts();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const switchOn = useProvedWrite('POST /api/staff/account/codes', {
    refreshes: accountReads,
    onDone: ({ recoveryCodes }) => onDone(recoveryCodes),
    onFailed: ({ message }) => setError(message),
  });
  return (
    <>
      <Dialog
        isOpen
        title={write(texts.codes)}
        onClose={onClose}
        actions={
          <>
            <Button onPress={onClose}>{write(texts.cancel)}</Button>
            <Button
              kind="primary"
              isPending={switchOn.isRunning}
              onPress={() => switchOn.run({ body: { code } })}
            >
              {write(texts.switchOn)}
            </Button>
          </>
        }
      >
        <p>{write(texts.secretHelp)}</p>
        <QrCode text={begun.url} label={write(texts.qr)} />
        <TextField label={write(texts.secret)} value={begun.secret} isReadOnly />
        <p>
          <a href={begun.url}>{write(texts.openApp)}</a>
        </p>
        <TextField
          label={write(texts.code)}
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          onChange={setCode}
          error={error}
        />
      </Dialog>
      {switchOn.dialog}
    </>
  );
}
