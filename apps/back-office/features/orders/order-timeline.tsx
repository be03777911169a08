import { useSession, useSite } from '../../app/office-context.ts';
import { useTyped } from '../../forms/use-typed.ts';
import { defineTexts } from '../../texts/define-texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { Card } from '../../ui/page.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useWriteMoney } from '../../ui/use-write-money.ts';
import classes from './orders.module.css';
import { tellHappening } from './timeline-words.ts';
import { showOfOrder, useOrderParams, useOrderWrite, type OrderDetail } from './use-order.ts';

const texts = defineTexts({
  timeline: { en: 'Timeline', de: 'Verlauf' },
  note: { en: 'Note for the shop', de: 'Notiz für den Shop' },
  noteHelp: { en: 'The buyer never sees it.', de: 'Bleibt im Shop.' },
  add: { en: 'Add note', de: 'Notiz hinzufügen' },
});

/** What happened to an order, the latest first, with room for a note. */
export function OrderTimeline({ order }: { order: OrderDetail }) {
  const write = useTexts();
  const { timeZone } = useSite();
  const { timeline, currency } = order.money;
  const writeMoney = useWriteMoney(currency);
  return (
    <Card title={write(texts.timeline)}>
      {order.can.note && <NoteForm />}
      <ol className={classes['lines']}>
        {timeline.toReversed().map((happening) => {
          const { line, note } = tellHappening(happening, { write, writeMoney });
          const { id, at, actorName } = happening;
          return (
            <li key={id} className={classes['entry']}>
              <span className={classes['text']}>{line}</span>
              {note && <span className={classes['muted']}>{note}</span>}
              <span className={classes['muted']}>
                <DateTime at={new Date(at).toISOString()} timeZone={timeZone} />
                {actorName !== null && ` · ${actorName}`}
              </span>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}

function NoteForm() {
  const write = useTexts();
  const params = useOrderParams();
  const { account } = useSession();
  const {
    fields: { text },
    change,
    amend,
    forget,
  } = useTyped(`orders/${params.number}/note`, { text: '' });
  const add = useOrderWrite('POST /api/sites/:identifier/orders/:number/notes', {
    shows: ({ params: { number }, body }) => [
      showOfOrder(number, (order) => noted(order, body.text.trim(), account.displayName)),
    ],
    onFailed: ({ message }, { body }) => {
      // What was refused is there to be sent again, unless something else was begun.
      amend((before) => ({ text: before.text || body.text }));
      showToast({ tone: 'danger', message });
    },
  });
  return (
    <form
      className={classes['form']}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === '') return;
        add.run({ params, headers: {}, body: { text } });
        forget();
      }}
    >
      <TextField
        label={write(texts.note)}
        help={write(texts.noteHelp)}
        isLong
        rows={2}
        maxLength={2000}
        value={text}
        onChange={(typed) => change({ text: typed })}
      />
      <div>
        <Button type="submit" isPending={add.isRunning} isDisabled={text.trim() === ''}>
          {write(texts.add)}
        </Button>
      </div>
    </form>
  );
}

/** The order with a note that is on its way. */
function noted(order: OrderDetail, text: string, actorName: string): OrderDetail {
  const at = Date.now();
  const note = { id: `sent-${at}`, at, kind: 'note', actorName, details: { text } };
  return { ...order, money: { ...order.money, timeline: [...order.money.timeline, note] } };
}
