import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { makePasskey } from '../../data/passkeys.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm-context.ts';
import { Card } from '../../ui/page.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useProvedWrite } from '../proof/use-proved-write.tsx';
import { accountReads, type OwnAccount } from './account-reads.ts';
import { accountTexts as texts } from './account-texts.ts';
import classes from './account.module.css';

/** Passkeys: made by this device, taken away. */
export function PasskeysCard({ account }: { account: OwnAccount }) {
  const write = useTexts();
  const { ask } = useConfirm();
  const keep = useWrite('POST /api/staff/account/passkeys', { refreshes: accountReads });
  const wish = useProvedWrite('POST /api/staff/account/passkey-wishes', {
    onDone: ({ token, options }) => void make(token, options),
  });
  const remove = useProvedWrite('DELETE /api/staff/account/passkeys/:id', {
    refreshes: accountReads,
  });
  const make = async (token: string, options: Record<string, unknown>) => {
    try {
      const { id, rawId, type, response } = await makePasskey(options);
      const { clientDataJSON, attestationObject, transports } = response;
      keep.run({
        body: {
          token,
          name: navigator.platform || 'Passkey',
          passkey: {
            id,
            rawId,
            type,
            response: {
              clientDataJSON,
              attestationObject,
              ...(transports && { transports: [...transports] }),
            },
          },
        },
      });
    } catch {
      showToast({ tone: 'danger', message: write(texts.passkeyFailed) });
    }
  };
  const askAndRemove = async (id: string, name: string) => {
    const isSure = await ask({
      title: write(texts.removeNamed, { name }),
      text: write(texts.removeText),
      confirmLabel: write(texts.remove),
      isDangerous: true,
    });
    if (isSure) remove.run({ params: { id } });
  };
  return (
    <Card
      title={write(texts.passkeys)}
      actions={
        browserSupportsWebAuthn() && (
          <Button isPending={wish.isRunning} onPress={() => wish.run({})}>
            {write(texts.addPasskey)}
          </Button>
        )
      }
    >
      {account.passkeys.length === 0 && <p>{write(texts.noPasskeys)}</p>}
      <ul className={classes['list']}>
        {account.passkeys.map(({ id, name }) => (
          <li key={id}>
            <span>{name}</span>
            <Button
              isSmall
              aria-label={write(texts.removeNamed, { name })}
              onPress={() => void askAndRemove(id, name)}
            >
              {write(texts.remove)}
            </Button>
          </li>
        ))}
      </ul>
      {wish.dialog}
      {remove.dialog}
    </Card>
  );
}
