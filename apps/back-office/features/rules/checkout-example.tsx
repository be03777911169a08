import { Check, Minus } from 'lucide-react';
import type { CallAnswer } from '@sitewright/contract';
import { useSite } from '../../app/office-context.ts';
import { useRead, type Read } from '../../data/use-read.ts';
import { useSettled } from '../../data/use-settled.ts';
import { defineTexts } from '../../texts/define-texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { Banner } from '../../ui/states.tsx';
import { useWriteMoney } from '../../ui/use-write-money.ts';
import { ExampleCard } from './example-card.tsx';
import classes from './example-card.module.css';
import { useSampleCart } from './use-sample-cart.ts';

const texts = defineTexts({
  belowMinimum: {
    en: 'It cannot be ordered: the goods come to {subtotal}, and the minimum is {minimum}.',
    de: 'Bestellt werden kann er nicht: Die Waren kosten {subtotal}, der Mindestbestellwert ist {minimum}.',
  },
  reached: {
    en: 'The goods reach the minimum of {minimum}.',
    de: 'Die Waren erreichen den Mindestbestellwert von {minimum}.',
  },
  card: {
    en: 'A gift card of {card} pays {pays} of it; {due} is left to pay, and {left} stays on the card.',
    de: 'Ein Gutschein über {card} zahlt davon {pays}; {due} bleiben zu zahlen, und {left} bleiben auf dem Gutschein.',
  },
  expires: {
    en: 'A card that is given now can be used until',
    de: 'Ein jetzt ausgegebener Gutschein gilt bis',
  },
  never: {
    en: 'A card that is given now never expires.',
    de: 'Ein jetzt ausgegebener Gutschein läuft nie ab.',
  },
  free: { en: 'Nothing is left to pay.', de: 'Zu zahlen bleibt nichts.' },
  ways: { en: '{due} can be paid by:', de: '{due} lassen sich zahlen mit:' },
  noWay: {
    en: 'No way to pay is offered: this cart cannot be ordered.',
    de: 'Keine Zahlungsart wird angeboten: Dieser Warenkorb lässt sich nicht bestellen.',
  },
  'pickup-only': { en: 'only when it is picked up', de: 'nur bei Abholung' },
  'no-pickup': {
    en: 'not offered: no way to pick up is set up',
    de: 'nicht angeboten: keine Abholung eingerichtet',
  },
  'groups-only': {
    en: 'only for the groups that it is named for',
    de: 'nur für die dort genannten Gruppen',
  },
});

type Preview = CallAnswer<'POST /api/sites/:identifier/checkout/preview'>;

interface CheckoutExampleProps {
  /** Settings as they stand unsaved, by `group:field`; secrets are not among them. */
  readonly values?: Readonly<Record<string, unknown>>;
  /** What is told beside the total. */
  readonly tells: readonly ('minimum' | 'ways' | 'card')[];
  /** What is on the card. */
  readonly giftCardCents?: number;
}

/** What the checkout does with a cart, by settings that are not saved yet. The server reckons it. */
export function CheckoutExample({ values = {}, tells, giftCardCents = 0 }: CheckoutExampleProps) {
  const { identifier } = useSite();
  const [cart, setCart] = useSampleCart({});
  const settings = { store: ofGroup(values, 'store'), payments: ofGroup(values, 'payments') };
  const onCard = tells.includes('card') ? giftCardCents : 0;
  const asked = useSettled({ cart, settings, giftCardCents: onCard });
  const read = useRead(
    'POST /api/sites/:identifier/checkout/preview',
    { params: { identifier }, body: asked },
    { keepsPrevious: true },
  );
  return (
    <ExampleCard read={totalOf(read)} cart={cart} onChange={setCart}>
      {read.state === 'success' && (
        <Rest preview={read.answer} tells={tells} giftCardCents={asked.giftCardCents} />
      )}
    </ExampleCard>
  );
}

function ofGroup(values: Readonly<Record<string, unknown>>, group: string) {
  const prefix = `${group}:`;
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) =>
      key.startsWith(prefix) && value !== undefined ? [[key.slice(prefix.length), value]] : [],
    ),
  );
}

function totalOf(read: Read<Preview>): Read<Preview['total']> {
  return read.state === 'success' ? { ...read, answer: read.answer.total } : read;
}

function Rest({
  preview,
  tells,
  giftCardCents,
}: {
  preview: Preview;
  tells: CheckoutExampleProps['tells'];
  giftCardCents: number;
}) {
  const write = useTexts();
  const { timeZone } = useSite();
  const money = useWriteMoney(preview.total.currency);
  const { minimum, giftCard, dueCents, total } = preview;
  return (
    <>
      {tells.includes('card') && (
        <>
          {giftCardCents > 0 && (
            <p>
              {write(texts.card, {
                card: money(giftCardCents),
                pays: money(giftCard.paysCents),
                due: money(dueCents),
                left: money(giftCard.leftCents),
              })}
            </p>
          )}
          <p>
            {giftCard.expiresOn === null ? (
              write(texts.never)
            ) : (
              <>
                {write(texts.expires)}{' '}
                <DateTime at={new Date(giftCard.expiresOn).toISOString()} timeZone={timeZone} />.
              </>
            )}
          </p>
        </>
      )}
      {tells.includes('minimum') && minimum.subtotalCents > 0 && minimum.isReached && (
        <p>{write(texts.reached, { minimum: money(minimum.subtotalCents) })}</p>
      )}
      {tells.includes('minimum') && !minimum.isReached && (
        <Banner tone="warning">
          {write(texts.belowMinimum, {
            subtotal: money(total.subtotalCents),
            minimum: money(minimum.subtotalCents),
          })}
        </Banner>
      )}
      {tells.includes('ways') && <Ways preview={preview} money={money} />}
    </>
  );
}

function Ways({
  preview: { ways, dueCents },
  money,
}: {
  preview: Preview;
  money: (cents: number) => string;
}) {
  const write = useTexts();
  if (dueCents === 0) return <p>{write(texts.free)}</p>;
  const isNone = ways.every(({ withheld }) => withheld !== null);
  return (
    <>
      {isNone ? (
        <Banner tone="warning">{write(texts.noWay)}</Banner>
      ) : (
        <p>{write(texts.ways, { due: money(dueCents) })}</p>
      )}
      <ul className={classes['ways']}>
        {ways.map(({ provider, label, withheld }) => (
          <li key={provider} className={withheld ? classes['quiet'] : undefined}>
            {withheld ? (
              <Minus size={16} aria-hidden="true" />
            ) : (
              <Check size={16} aria-hidden="true" />
            )}{' '}
            {label}
            {withheld && ` – ${write(texts[withheld])}`}
          </li>
        ))}
      </ul>
    </>
  );
}
