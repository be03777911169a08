import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { showPasskey as askForPasskey } from '../../data/passkeys.ts';
import { useState } from 'react';
import { useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { defineTexts } from '../../texts/define-texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { focusFirst } from '../../ui/focus-first.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';

const texts = defineTexts({
  title: { en: 'Confirm that it is you', de: 'Bestätigen Sie, dass Sie es sind' },
  password: { en: 'Password', de: 'Passwort' },
  code: { en: 'Code', de: 'Code' },
  byPasskey: { en: 'Use a passkey', de: 'Passkey verwenden' },
  confirm: { en: 'Confirm', de: 'Bestätigen' },
  cancel: { en: 'Cancel', de: 'Abbrechen' },
  passkeyFailed: { en: 'That did not work.', de: 'Das hat nicht geklappt.' },
  noWay: {
    en: 'Sign out and in again to go on.',
    de: 'Melden Sie sich ab und wieder an, um fortzufahren.',
  },
});

/** Asks who is there: by password, by a code, or by a passkey. */
export function ProofDialog({ onProved, onClose }: { onProved: () => void; onClose: () => void }) {
  const write = useTexts();
  const account = useRead('GET /api/staff/account', {});
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const wish = useWrite('POST /api/staff/session/passkey-wishes');
  const prove = useWrite('POST /api/staff/proofs', {
    refreshes: ['GET /api/staff/account'],
    onDone: onProved,
    onFailed: (failure) => setError(failure.message),
  });
  const known = account.state === 'success' ? account.answer : undefined;
  const isByCode = known !== undefined && !known.hasPassword && known.codes.isOn;
  const hasPasskey = browserSupportsWebAuthn() && (known?.passkeys.length ?? 0) > 0;

  const confirm = () =>
    prove.run({
      body: isByCode ? { by: 'code', code: typed } : { by: 'password', password: typed },
    });
  const showPasskey = async () => {
    const asked = await wish.runAndWait({});
    if (!asked) return;
    try {
      const passkey = await askForPasskey(asked.options);
      const { authenticatorAttachment: _, ...rest } = passkey;
      prove.run({
        body: {
          by: 'passkey',
          token: asked.token,
          passkey: { ...rest, clientExtensionResults: {} },
        },
      });
    } catch {
      setError(write(texts.passkeyFailed));
    }
  };

  return (
    <Dialog
      isOpen
      title={write(texts.title)}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{write(texts.cancel)}</Button>
          {hasPasskey && (
            <Button onPress={() => void showPasskey()}>{write(texts.byPasskey)}</Button>
          )}
          <Button kind="primary" isPending={prove.isRunning} onPress={confirm}>
            {write(texts.confirm)}
          </Button>
        </>
      }
    >
      {known && !known.isSetUp ? (
        <p>{write(texts.noWay)}</p>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            confirm();
          }}
        >
          <TextField
            inputRef={focusFirst}
            label={write(isByCode ? texts.code : texts.password)}
            type={isByCode ? 'text' : 'password'}
            autoComplete={isByCode ? 'one-time-code' : 'current-password'}
            value={typed}
            onChange={setTyped}
            error={error}
          />
        </form>
      )}
    </Dialog>
  );
}
