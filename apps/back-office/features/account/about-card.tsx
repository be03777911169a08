import { useContext, useState } from 'react';
import { useWrite } from '../../data/use-write.ts';
import { applyTheme } from '../../frame/theme.ts';
import { LanguageContext } from '../../texts/language-context.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/page.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useProvedWrite } from '../proof/use-proved-write.tsx';
import { accountReads, type OwnAccount } from './account-reads.ts';
import { accountTexts as texts } from './account-texts.ts';

/** Name, email, language and look. */
export function AboutCard({ account }: { account: OwnAccount }) {
  const write = useTexts();
  const { choose } = useContext(LanguageContext);
  const [name, setName] = useState(account.displayName);
  const [email, setEmail] = useState(account.email);
  const change = useWrite('PATCH /api/staff/account', {
    refreshes: accountReads,
    onDone: () => showToast({ message: write(texts.saved) }),
  });
  const mail = useProvedWrite('POST /api/staff/account/emails', {
    onDone: (_answer, { body }) =>
      showToast({ message: write(texts.emailSent, { email: body.email }) }),
  });
  const save = () => {
    if (name !== account.displayName) {
      const displayName = { from: account.displayName, to: name };
      change.run({ body: { changes: { displayName } } });
    }
    if (email !== account.email) mail.run({ body: { email } });
  };
  return (
    <Card title={write(texts.about)}>
      <TextField
        label={write(texts.name)}
        value={name}
        onChange={setName}
        autoComplete="name"
        maxLength={100}
      />
      <TextField
        label={write(texts.email)}
        help={write(texts.emailHelp)}
        type="email"
        autoComplete="email"
        value={email}
        onChange={setEmail}
      />
      <div>
        <Button isPending={change.isRunning || mail.isRunning} onPress={save}>
          {write(texts.save)}
        </Button>
      </div>
      <SelectField
        label={write(texts.language)}
        value={account.language ?? 'browser'}
        choices={[
          { value: 'browser', label: write(texts.browser) },
          { value: 'en', label: 'English' },
          { value: 'de', label: 'Deutsch' },
        ]}
        onChange={(chosen) => {
          const to = chosen === 'browser' ? null : chosen;
          if (to) choose(to);
          change.run({ body: { changes: { language: { from: account.language, to } } } });
        }}
      />
      <SelectField
        label={write(texts.theme)}
        value={account.theme ?? 'system'}
        choices={[
          { value: 'system', label: write(texts.system) },
          { value: 'light', label: write(texts.light) },
          { value: 'dark', label: write(texts.dark) },
        ]}
        onChange={(chosen) => {
          applyTheme(chosen);
          const to = chosen === 'system' ? null : chosen;
          change.run({ body: { changes: { theme: { from: account.theme, to } } } });
        }}
      />
      {mail.dialog}
    </Card>
  );
}
