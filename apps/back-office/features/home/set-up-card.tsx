import type { SetUpTask } from '@sitewright/contract';
import { Circle, CircleCheck, CircleDashed } from 'lucide-react';
import { Link } from 'react-aria-components/Link';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { defineTexts, type ScreenText } from '../../texts/define-texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Card } from '../../ui/page.tsx';
import classes from './home.module.css';

const texts = defineTexts({
  title: { en: 'Until the first sale', de: 'Bis zum ersten Verkauf' },
  count: { en: '{done} of {all} done', de: '{done} von {all} erledigt' },
  done: { en: 'Done', de: 'Erledigt' },
  missing: { en: 'Missing', de: 'Fehlt' },
  idle: { en: 'Not set', de: 'Nicht gesetzt' },
});

interface Task {
  readonly name: ScreenText;
  readonly why: ScreenText;
  /** Where it is done; undefined: not on a screen. */
  readonly path?: string;
}

const taskTexts: Readonly<Record<SetUpTask, Task>> = {
  product: {
    name: { en: 'A product that can be bought', de: 'Ein Produkt, das man kaufen kann' },
    why: { en: 'Visible, and in stock.', de: 'Sichtbar und auf Lager.' },
    path: 'products/new',
  },
  payment: {
    name: {
      en: 'A way to pay that takes real money',
      de: 'Eine Zahlart, die echtes Geld annimmt',
    },
    why: { en: 'Test payments take none.', de: 'Testzahlungen nehmen keines an.' },
    path: 'settings/payments',
  },
  shipping: {
    name: { en: 'A way to ship', de: 'Eine Versandart' },
    why: { en: 'Goods have to reach people.', de: 'Waren müssen ankommen.' },
    path: 'shipping',
  },
  taxes: {
    name: { en: 'Taxes', de: 'Steuern' },
    why: { en: 'Without rates none is charged.', de: 'Ohne Sätze wird keine berechnet.' },
    path: 'taxes',
  },
  address: {
    name: { en: 'The address of the business', de: 'Die Adresse des Geschäfts' },
    why: { en: 'It stands on invoices and mails.', de: 'Sie steht auf Rechnungen und in E-Mails.' },
    path: 'settings/business',
  },
  mail: {
    name: { en: 'A connection for mails', de: 'Eine Verbindung für E-Mails' },
    why: {
      en: 'Until SMTP_URL is set where the shop runs, mails wait in the outbox.',
      de: 'Bis SMTP_URL am Server gesetzt ist, warten E-Mails im Postausgang.',
    },
    path: 'mails',
  },
  password: {
    name: { en: 'A password or passkey of the owner', de: 'Passwort oder Passkey der Inhaberin' },
    why: { en: 'The first link works once.', de: 'Der erste Link gilt nur einmal.' },
    path: 'account',
  },
  domain: {
    name: { en: 'A domain of its own', de: 'Eine eigene Domain' },
    why: { en: 'Where people find the shop.', de: 'Wo man den Shop findet.' },
    path: 'settings/site',
  },
};

const icons = { done: CircleCheck, missing: Circle, idle: CircleDashed } as const;

/** What the shop lacks; nothing once it has sold. */
export function SetUpCard() {
  const write = useTexts();
  const { identifier, href } = useSite();
  const read = useRead('GET /api/sites/:identifier/set-up', { params: { identifier } });
  if (read.state !== 'success' || read.answer.hasSold) return null;
  const { tasks } = read.answer;
  const done = tasks.filter(({ state }) => state === 'done').length;
  return (
    <Card
      title={write(texts.title)}
      actions={
        <span className={classes['muted']}>
          {write(texts.count, { done: String(done), all: String(tasks.length) })}
        </span>
      }
    >
      <ul className={classes['tasks']}>
        {tasks.map(({ task, state }) => {
          const Icon = icons[state];
          const { name, why, path } = taskTexts[task];
          return (
            <li key={task} className={classes['task']} data-state={state}>
              {/* The icon alone says how it stands: its words are for those who do not see it. */}
              {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
              <Icon size={18} role="img" aria-label={write(texts[state])} />
              <span>
                {state === 'done' || path === undefined ? (
                  write(name)
                ) : (
                  <Link href={href(path)}>{write(name)}</Link>
                )}
                {state !== 'done' && <small>{write(why)}</small>}
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
