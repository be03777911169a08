import { useState } from 'react';
import { defineTexts } from '../../texts/define-texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm-context.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Card } from '../../ui/page.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useWriteMoney } from '../../ui/use-write-money.ts';
import classes from './orders.module.css';
import { useOrderParams, useOrderWrite, type OrderDetail } from './use-order.ts';

const texts = defineTexts({
  title: { en: 'Still to pay: {amount}', de: 'Noch offen: {amount}' },
  hint: {
    en: 'An edit added more than was paid. It is held back until the rest is there.',
    de: 'Eine Änderung kostet mehr als bezahlt ist. Der Versand wartet auf den Rest.',
  },
  mail: { en: 'Mail a link to pay', de: 'Link zum Zahlen senden' },
  link: { en: 'Make a link to copy', de: 'Link zum Kopieren' },
  copy: { en: 'Link to pay, shown this once', de: 'Link zum Zahlen, nur jetzt zu sehen' },
  paid: { en: 'It is paid', de: 'Ist bezahlt' },
  ship: { en: 'Let it leave unpaid', de: 'Unbezahlt versenden' },
  callOff: { en: 'Call off what was added', de: 'Hinzugefügtes zurücknehmen' },
  callOffText: {
    en: 'What the edit added goes off again, and its link ends.',
    de: 'Was hinzukam, entfällt wieder, und der Link endet.',
  },
});

/** What an edit left to pay, and what may be done about it. */
export function OrderRest({ order }: { order: OrderDetail }) {
  const write = useTexts();
  const params = useOrderParams();
  const confirm = useConfirm();
  const writeMoney = useWriteMoney(order.money.currency);
  const [url, setUrl] = useState('');
  const rest = useOrderWrite('POST /api/sites/:identifier/orders/:number/rest');
  const link = useOrderWrite('POST /api/sites/:identifier/orders/:number/rest/links', {
    onDone: (answer) => setUrl(answer.url),
  });
  if (order.money.dueCents === 0) return null;
  const act = (action: 'paid' | 'ship' | 'mail') => rest.run({ params, body: { action } });
  const callOff = async () => {
    const question = {
      title: write(texts.callOff),
      text: write(texts.callOffText),
      confirmLabel: write(texts.callOff),
      isDangerous: true,
    };
    if (await confirm.ask(question)) rest.run({ params, body: { action: 'call-off' } });
  };
  return (
    <Card title={write(texts.title, { amount: writeMoney(order.money.dueCents) })}>
      <p className={classes['text']}>{write(texts.hint)}</p>
      {url && (
        <div className={classes['copied']}>
          <div className={classes['grow']}>
            <TextField label={write(texts.copy)} value={url} isReadOnly />
          </div>
          <CopyButton text={url} />
        </div>
      )}
      {order.can.settleRest && (
        <div className={classes['buttons']}>
          <Button isPending={rest.isRunning} onPress={() => act('mail')}>
            {write(texts.mail)}
          </Button>
          <Button isPending={link.isRunning} onPress={() => link.run({ params })}>
            {write(texts.link)}
          </Button>
          <Button onPress={() => act('paid')}>{write(texts.paid)}</Button>
          <Button onPress={() => act('ship')}>{write(texts.ship)}</Button>
          <Button kind="danger" onPress={() => void callOff()}>
            {write(texts.callOff)}
          </Button>
        </div>
      )}
    </Card>
  );
}
