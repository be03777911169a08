import { describeStep, previewLimits } from '@sitewright/contract';
import type { SampleCart, TotalPreview } from '@sitewright/contract';
import { PPM } from '@sitewright/commerce';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useSite } from '../../app/office-context.ts';
import type { Read } from '../../data/use-read.ts';
import { MeasureField } from '../../measures/measure-field.tsx';
import { defineTexts } from '../../texts/define-texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { Card } from '../../ui/page.tsx';
import { Banner, FailedPart, PendingState } from '../../ui/states.tsx';
import { useWriteMoney } from '../../ui/use-write-money.ts';
import { CountField, MoneyField } from './amount-field.tsx';
import { CountryField, useCountryName } from './country-field.tsx';
import classes from './example-card.module.css';
import { ItemPicker } from './item-picker.tsx';
import { useNow } from './use-now.ts';
import { problemTexts, stepTexts } from './rule-texts.ts';
import { TextField } from '../../ui/text-field.tsx';

const texts = defineTexts({
  title: { en: 'Example', de: 'Beispiel' },
  sentence: {
    en: 'A cart of {subtotal} to {place} pays {total}, because:',
    de: 'Ein Warenkorb über {subtotal} nach {place} kostet {total}, denn:',
  },
  nowhere: { en: 'no place yet', de: 'noch keinem Ort' },
  problem: {
    en: 'It does nothing for this cart: {reason}.',
    de: 'Sie bewirkt hier nichts, weil {reason}.',
  },
  asOf: { en: 'As of its beginning:', de: 'Ab Beginn:' },
  unfinished: {
    en: 'The example appears once the fields are filled in.',
    de: 'Das Beispiel erscheint, sobald die Felder ausgefüllt sind.',
  },
  failed: {
    en: 'The example cannot be reckoned right now.',
    de: 'Das Beispiel lässt sich gerade nicht berechnen.',
  },
  total: { en: 'Total', de: 'Gesamt' },
  change: { en: 'Another cart', de: 'Anderer Warenkorb' },
  quantity: { en: 'Units', de: 'Stück' },
  price: { en: 'Price of one', de: 'Preis je Stück' },
  weight: { en: 'Weight of one', de: 'Gewicht je Stück' },
  country: { en: 'Sent to', de: 'Versand nach' },
  region: { en: 'State or region', de: 'Bundesstaat oder Region' },
  postalCode: { en: 'Postal code', de: 'Postleitzahl' },
  products: { en: 'Products of the shop instead', de: 'Stattdessen Produkte des Shops' },
});

/** What a rule does, by a cart that the owner can change. The server reckons all of it. */
export function ExampleCard({
  read,
  isUnfinished = false,
  cart,
  onChange,
  children,
}: {
  read: Read<TotalPreview>;
  /** The rule misses what it cannot be reckoned without: nothing was asked. */
  isUnfinished?: boolean;
  cart: SampleCart;
  onChange: (cart: SampleCart) => void;
  /** What follows from the total. */
  children?: ReactNode;
}) {
  const write = useTexts();
  const { currency } = useSite();
  const told = read.state === 'success' && !isUnfinished ? read.answer : undefined;
  const isRefused = read.state === 'failed' && read.failure.status === 400;
  const place = cart.place ?? told?.place ?? { country: '', region: '', postalCode: '' };
  const goods = cart.goods ?? { quantity: 1, unitPriceCents: 0, unitGrams: 0 };
  const entries = cart.entries ?? [];
  const units = entries[0]?.quantity ?? goods.quantity;
  return (
    <Card title={write(texts.title)}>
      <div aria-live="polite" className={classes['told']}>
        {read.state === 'pending' && !isUnfinished && <PendingState lines={4} />}
        {(isUnfinished || isRefused) && (
          <p className={classes['quiet']}>{write(texts.unfinished)}</p>
        )}
        {read.state === 'failed' && !isUnfinished && !isRefused && (
          <FailedPart onRetry={read.refetch}>{write(texts.failed)}</FailedPart>
        )}
        {told && <Told preview={told} />}
        {told && children}
      </div>
      <details className={classes['sample']}>
        <summary>{write(texts.change)}</summary>
        <div className={classes['fields']}>
          <CountField
            label={write(texts.quantity)}
            value={units}
            onChange={(typed) => {
              const quantity = Math.min(Math.max(typed ?? 1, 1), 999);
              onChange({
                ...cart,
                goods: { ...goods, quantity },
                entries: entries.map((entry) => ({ ...entry, quantity })),
              });
            }}
          />
          {entries.length === 0 && (
            <>
              <MoneyField
                label={write(texts.price)}
                currency={currency}
                value={goods.unitPriceCents}
                onChange={(cents) =>
                  onChange({ ...cart, goods: { ...goods, unitPriceCents: cents ?? 0 } })
                }
              />
              <MeasureField
                kind="weight"
                label={write(texts.weight)}
                most={previewLimits.grams}
                value={goods.unitGrams}
                onChange={(unitGrams) => onChange({ ...cart, goods: { ...goods, unitGrams } })}
              />
            </>
          )}
          <CountryField
            label={write(texts.country)}
            value={place.country}
            onChange={(country) =>
              onChange({ ...cart, place: { country, region: '', postalCode: '' } })
            }
          />
          <TextField
            label={write(texts.region)}
            maxLength={10}
            isDisabled={place.country === ''}
            value={place.region ?? ''}
            onChange={(region) => onChange({ ...cart, place: { ...place, region } })}
          />
          <TextField
            label={write(texts.postalCode)}
            maxLength={20}
            isDisabled={place.country === ''}
            value={place.postalCode ?? ''}
            onChange={(postalCode) => onChange({ ...cart, place: { ...place, postalCode } })}
          />
        </div>
        <ItemPicker
          label={write(texts.products)}
          kind="products"
          ids={entries.map(({ itemId }) => itemId)}
          most={20}
          onChange={(ids) =>
            onChange({ ...cart, entries: ids.map((itemId) => ({ itemId, quantity: units })) })
          }
        />
      </details>
    </Card>
  );
}

function Told({ preview }: { preview: TotalPreview }) {
  const write = useTexts();
  const { timeZone } = useSite();
  const countryName = useCountryName();
  const money = useWriteMoney(preview.currency);
  const { place, problem, steps } = preview;
  const isLater = preview.at > useNow() + 60_000;
  const placeName = place
    ? [countryName(place.country), [place.region, place.postalCode].filter(Boolean).join(' ')]
        .filter(Boolean)
        .join(', ')
    : write(texts.nowhere);
  return (
    <>
      {problem !== null && (
        <Banner tone="warning">
          {write(texts.problem, { reason: write(problemTexts[problem]) })}
        </Banner>
      )}
      {isLater && (
        <p className={classes['quiet']}>
          {write(texts.asOf)}{' '}
          <DateTime at={new Date(preview.at).toISOString()} timeZone={timeZone} />
        </p>
      )}
      <p>
        {write(texts.sentence, {
          subtotal: money(preview.subtotalCents),
          place: placeName,
          total: money(preview.grandTotalCents),
        })}
      </p>
      <ul className={classes['steps']}>
        {steps.map((step, index) => (
          <Step key={index} step={step} money={money} />
        ))}
        <li className={classes['total']}>
          <span>{write(texts.total)}</span>
          <span className={classes['amount']}>{money(preview.grandTotalCents)}</span>
        </li>
      </ul>
    </>
  );
}

function Step({
  step,
  money,
}: {
  step: TotalPreview['steps'][number];
  money: (cents: number) => string;
}) {
  const write = useTexts();
  const intl = useIntl();
  const { kind, ratePpm, baseCents, quantity = 1 } = step;
  const name = step.name || write(kind === 'sale' ? texts.title : stepTexts.goods);
  const described = describeStep({ ...step, name }, money);
  const label =
    {
      handling: write(stepTexts.handling),
      rounding: write(stepTexts.rounding),
      'included-tax': write(stepTexts.includedTax, { name }),
      'tax-relief': write(stepTexts.taxRelief, { name }),
      sale: step.name || write(stepTexts.sale),
    }[kind as string] ?? described.label;
  const rate =
    ratePpm === undefined
      ? ''
      : intl.formatNumber(ratePpm / PPM, { style: 'percent', maximumFractionDigits: 4 });
  const isEach = kind === 'price' && quantity > 1;
  const note = isEach
    ? write(stepTexts.each, { price: money(baseCents) })
    : rate && write(stepTexts.rate, { rate, base: money(baseCents) });
  return (
    <li className={step.isOfRule ? classes['own'] : undefined}>
      <span>
        {label}
        {note && <span className={classes['note']}>{note}</span>}
      </span>
      <span className={classes['amount']}>{described.amount}</span>
    </li>
  );
}
