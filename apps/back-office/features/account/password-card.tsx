import { useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/page.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import desk from '../desk/desk.module.css';
import { useProvedWrite } from '../proof/use-proved-write.tsx';
import { accountReads, type OwnAccount } from './account-reads.ts';
import { accountTexts as texts } from './account-texts.ts';

/** Another password. */
export function PasswordCard({ account }: { account: OwnAccount }) {
  const write = useTexts();
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const change = useProvedWrite('PUT /api/staff/account/password', {
    refreshes: accountReads,
    onDone: () => {
      setPassword('');
      setError(undefined);
      showToast({ message: write(texts.passwordChanged) });
    },
    onFailed: ({ message }) => setError(message),
  });
  return (
    <Card title={write(texts.password)}>
      <form
        className={desk['form']}
        onSubmit={(event) => {
          event.preventDefault();
          change.run({ body: { password } });
        }}
      >
        <input type="hidden" autoComplete="username" value={account.email} readOnly />
        <TextField
          label={write(texts.newPassword)}
          help={write(texts.passwordHelp)}
          type="password"
          autoComplete="new-password"
          value={password}
          onChange={setPassword}
          error={error}
        />
        <div>
          <Button type="submit" isPending={change.isRunning}>
            {write(texts.save)}
          </Button>
        </div>
      </form>
      {change.dialog}
    </Card>
  );
}
