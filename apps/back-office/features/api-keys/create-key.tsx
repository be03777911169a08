import { apiScopes, type ApiScope } from '@sitewright/contract';
import { useState } from 'react';
import { useSite } from '../../app/office-context.ts';
import { useTried } from '../../forms/use-tried.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { CheckGroup } from '../../ui/check-group.tsx';
import { focusFirst } from '../../ui/focus-first.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useProvedWrite } from '../proof/use-proved-write.tsx';
import { apiKeyTexts as texts } from './api-keys-texts.ts';
import { endOf, expiries, type Expiry } from './key-expiry.ts';
import { ShownKey } from './shown-key.tsx';

/** Makes a key: what it may do, then the key itself, for the only time. APIK-02, D-74 */
export function CreateKey({ onClose }: { onClose: () => void }) {
  const write = useTexts();
  const { identifier } = useSite();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly ApiScope[]>([]);
  const [expiry, setExpiry] = useState<Expiry>('never');
  const [isTried, setTried] = useTried();
  const [secret, setSecret] = useState<string>();
  const create = useProvedWrite('POST /api/sites/:identifier/api-keys', {
    refreshes: ['GET /api/sites/:identifier/api-keys'],
    onDone: (answer) => setSecret(answer.secret),
  });
  const isNamed = name.trim() !== '';
  const goOn = () => {
    setTried(true);
    if (isNamed && scopes.length > 0) {
      create.run({
        params: { identifier },
        body: { name, scopes: [...scopes], expiresOn: endOf(expiry, Date.now()) },
      });
    }
  };
  const toggle = (scope: ApiScope, isOn: boolean) =>
    setScopes(isOn ? [...scopes, scope] : scopes.filter((one) => one !== scope));

  if (secret !== undefined) return <ShownKey secret={secret} onClose={onClose} />;
  return (
    <>
      <Dialog
        isOpen
        title={write(texts.create)}
        onClose={onClose}
        actions={
          <>
            <Button onPress={onClose}>{write(texts.cancel)}</Button>
            <Button kind="primary" isPending={create.isRunning} onPress={goOn}>
              {write(texts.next)}
            </Button>
          </>
        }
      >
        <TextField
          inputRef={focusFirst}
          label={write(texts.name)}
          help={write(texts.nameHelp)}
          maxLength={100}
          value={name}
          onChange={setName}
          error={isTried && !isNamed ? write(texts.nameMissing) : undefined}
        />
        <SelectField
          label={write(texts.expires)}
          help={write(texts.expiresHelp)}
          value={expiry}
          choices={expiries.map((value) => ({ value, label: write(texts[value]) }))}
          onChange={setExpiry}
        />
        <CheckGroup
          label={write(texts.scopes)}
          error={isTried && scopes.length === 0 ? write(texts.chooseScope) : undefined}
        >
          {apiScopes.map((scope) => (
            <CheckField
              key={scope}
              isSelected={scopes.includes(scope)}
              onChange={(isOn) => toggle(scope, isOn)}
            >
              {scope}
            </CheckField>
          ))}
        </CheckGroup>
      </Dialog>
      {create.dialog}
    </>
  );
}
