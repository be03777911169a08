import { Link } from 'react-aria-components/Link';
import { useIntl } from 'react-intl';
import { useSite } from '../../app/office-context.ts';
import { defineTexts } from '../../texts/define-texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm-context.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { Card } from '../../ui/page.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { customerTexts } from './customer-texts.ts';
import classes from './customers.module.css';
import { useCustomerWrite, type CustomerDetail } from './use-customer.ts';

const texts = defineTexts({
  title: { en: 'Contact', de: 'Kontakt' },
  since: { en: 'Account since', de: 'Konto seit' },
  sessions: {
    en: '{count, plural, =0 {signed in nowhere} one {signed in on # device} other {signed in on # devices}}',
    de: '{count, plural, =0 {nirgends angemeldet} one {auf # Gerät angemeldet} other {auf # Geräten angemeldet}}',
  },
  language: { en: 'Prefers {name}', de: 'Bevorzugt {name}' },
  noAccount: { en: 'No account', de: 'Kein Konto' },
  signOut: { en: 'Sign out everywhere', de: 'Überall abmelden' },
  password: { en: 'Mail a link for a new password', de: 'Link für neues Passwort mailen' },
  close: { en: 'Close the account', de: 'Konto schließen' },
  closeText: {
    en: 'Its addresses, its cart and its sessions go. Orders stay. This cannot be taken back.',
    de: 'Adressen, Warenkorb und Anmeldungen gehen. Bestellungen bleiben. Das lässt sich nicht zurücknehmen.',
  },
  signedOut: { en: 'Signed out everywhere', de: 'Überall abgemeldet' },
  mailed: { en: 'A link was mailed to {email}', de: 'Ein Link wurde an {email} gemailt' },
  closed: { en: 'The account was closed', de: 'Das Konto wurde geschlossen' },
  news: { en: 'News', de: 'Newsletter' },
  asked: { en: 'Asked for news at the checkout', de: 'Hat an der Kasse Newsletter bestellt' },
  notAsked: { en: 'Never asked for news', de: 'Hat nie Newsletter bestellt' },
  suppressed: {
    en: '{email} gets no news: {reason}',
    de: '{email} erhält keine Newsletter: {reason}',
  },
});

/** Emails, accounts and what is mailed to them. */
export function CustomerContact({ customer }: { customer: CustomerDetail }) {
  const write = useTexts();
  const { timeZone } = useSite();
  const { emails, accounts, topics, suppressions } = customer;
  return (
    <>
      <Card title={write(texts.title)}>
        <ul className={classes['lines']}>
          {emails.map((email) => (
            <li key={email} className={classes['grow']}>
              <Link href={`mailto:${email}`}>{email}</Link>
            </li>
          ))}
        </ul>
      </Card>
      <Card title={write(customerTexts.account)}>
        {accounts.length === 0 && <p className={classes['muted']}>{write(texts.noAccount)}</p>}
        {accounts.map((account) => (
          <Account key={account.id} customerId={customer.id} account={account} />
        ))}
      </Card>
      <Card title={write(texts.news)}>
        <ul className={classes['lines']}>
          {topics.length === 0 && <li className={classes['muted']}>{write(texts.notAsked)}</li>}
          {topics.map(({ email, text, at }) => (
            <li key={email} className={classes['entry']}>
              <span className={classes['text']}>{write(texts.asked)}</span>
              <span className={classes['muted']}>
                {email}: “{text}”{' '}
                <DateTime at={new Date(at).toISOString()} timeZone={timeZone} isDateOnly />
              </span>
            </li>
          ))}
          {suppressions.map(({ email, reason }) => (
            <li key={`${email}:${reason}`} className={classes['text']}>
              {write(texts.suppressed, { email, reason })}
            </li>
          ))}
        </ul>
      </Card>
    </>
  );
}

interface AccountProps {
  customerId: string;
  account: CustomerDetail['accounts'][number];
}

function Account({ customerId, account }: AccountProps) {
  const write = useTexts();
  const { locale } = useIntl();
  const { identifier, timeZone, may } = useSite();
  const confirm = useConfirm();
  const input = { params: { identifier, id: customerId, accountId: account.id } };
  const path = '/api/sites/:identifier/customers/:id/accounts/:accountId' as const;
  const signOut = useCustomerWrite(`POST ${path}/sign-out`, {
    onDone: () => showToast({ message: write(texts.signedOut) }),
  });
  const password = useCustomerWrite(`POST ${path}/password-mail`, {
    onDone: ({ email }) => showToast({ message: write(texts.mailed, { email }) }),
  });
  const close = useCustomerWrite(`POST ${path}/close`, {
    onDone: () => showToast({ message: write(texts.closed) }),
  });
  const ask = async () => {
    const question = {
      title: write(texts.close),
      text: write(texts.closeText),
      confirmLabel: write(texts.close),
      isDangerous: true,
    };
    if (await confirm.ask(question)) close.run(input);
  };
  return (
    <div className={classes['form']}>
      <p className={classes['text']}>
        {account.email}
        <br />
        <span className={classes['muted']}>
          {write(texts.since)}{' '}
          <DateTime at={new Date(account.createdOn).toISOString()} timeZone={timeZone} isDateOnly />
          , {write(texts.sessions, { count: account.sessions })}
          {account.language !== null && (
            <>
              <br />
              {write(texts.language, {
                name: new Intl.DisplayNames([locale], { type: 'language' }).of(account.language),
              })}
            </>
          )}
        </span>
      </p>
      {may('edit-orders') && (
        <div className={classes['buttons']}>
          <Button isPending={password.isRunning} onPress={() => password.run(input)}>
            {write(texts.password)}
          </Button>
          {account.sessions > 0 && (
            <Button isPending={signOut.isRunning} onPress={() => signOut.run(input)}>
              {write(texts.signOut)}
            </Button>
          )}
          <Button isPending={close.isRunning} onPress={() => void ask()}>
            {write(texts.close)}
          </Button>
        </div>
      )}
    </div>
  );
}
