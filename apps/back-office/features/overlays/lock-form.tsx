import { lockLimits, type CallFailure } from '@sitewright/contract';
import { useState } from 'react';
import { defineTexts } from '../../texts/define-texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import classes from './lock-form.module.css';

const texts = defineTexts({
  password: { en: 'Password for visitors', de: 'Passwort für Besucher' },
  newPassword: { en: 'New password for visitors', de: 'Neues Passwort für Besucher' },
  lock: { en: 'Lock', de: 'Sperren' },
  change: { en: 'Change password', de: 'Passwort ändern' },
  open: { en: 'Open to everybody', de: 'Für alle öffnen' },
  help: {
    en: 'At least {count} characters. Who does not know it sees the lock screen; search engines see nothing.',
    de: 'Mindestens {count} Zeichen. Wer es nicht kennt, sieht den Sperrbildschirm; Suchmaschinen sehen nichts.',
  },
  changeHelp: {
    en: 'It is locked. Another password asks everybody again.',
    de: 'Gesperrt. Ein anderes Passwort fragt alle noch einmal.',
  },
});

interface LockFormProps {
  readonly isLocked: boolean;
  readonly isRunning: boolean;
  readonly failure: CallFailure | undefined;
  readonly onSet: (password: string) => void;
  readonly onClear: () => void;
}

/** The password of a page or of the site: it is typed anew, and never shown. */
export function LockForm({ isLocked, isRunning, failure, onSet, onClear }: LockFormProps) {
  const write = useTexts();
  const [password, setPassword] = useState('');
  const count = lockLimits.shortestPassword;
  const isTooShort = password.length < count;
  return (
    <form
      className={classes['form']}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isTooShort) onSet(password);
      }}
    >
      <TextField
        label={write(isLocked ? texts.newPassword : texts.password)}
        help={write(isLocked ? texts.changeHelp : texts.help, { count })}
        maxLength={lockLimits.longestPassword}
        autoComplete="off"
        value={password}
        onChange={setPassword}
        error={failure && (failure.errors['password'] ?? failure.message)}
      />
      <div className={classes['acts']}>
        <Button type="submit" isDisabled={isTooShort} isPending={isRunning}>
          {write(isLocked ? texts.change : texts.lock)}
        </Button>
        {isLocked && (
          <Button kind="quiet" isDisabled={isRunning} onPress={onClear}>
            {write(texts.open)}
          </Button>
        )}
      </div>
    </form>
  );
}
