import { checkoutSteps, type CallAnswer, type CheckoutStepName } from '@sitewright/contract';
import { useIntl } from 'react-intl';
import { Link } from 'react-aria-components/Link';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { defineTexts, type ScreenText } from '../../texts/define-texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { Card } from '../../ui/page.tsx';
import { EmptyState, FailedState, PendingState } from '../../ui/states.tsx';
import classes from './analytics.module.css';
import type { ReportQuery } from './report-query.ts';
import { useWriteDays } from './use-figure-words.ts';

const texts = defineTexts({
  chart: { en: 'From the cart to the order', de: 'Vom Warenkorb zur Bestellung' },
  step: { en: 'Step', de: 'Schritt' },
  carts: { en: 'Carts', de: 'Warenkörbe' },
  ofAll: { en: 'Of all', de: 'Von allen' },
  ofLast: { en: 'Of the step before', de: 'Vom Schritt davor' },
  before: { en: '{value} before', de: 'zuvor {value}' },
  paid: { en: '{value}: show the orders', de: '{value}: Bestellungen zeigen' },
  none: { en: 'No cart was begun in this period', de: 'Kein Warenkorb in diesem Zeitraum' },
  noneText: {
    en: 'A cart counts on the day on which somebody put the first thing into it.',
    de: 'Ein Warenkorb zählt an dem Tag, an dem jemand das Erste hineinlegte.',
  },
  since: {
    en: 'Carts are followed since {day}; how far those before came is not known.',
    de: 'Warenkörbe werden seit {day} verfolgt; wie weit frühere kamen, ist nicht bekannt.',
  },
  left: { en: 'Abandoned carts', de: 'Verlassene Warenkörbe' },
  note: {
    en: 'Carts that were begun in this period, and how far they have come by today: later orders change these numbers. Who collects what they buy gives no address and counts from the payment on. Visits to pages are not recorded, so the way begins with the cart.',
    de: 'Warenkörbe, die in diesem Zeitraum begonnen wurden, und wie weit sie bis heute kamen: Spätere Bestellungen ändern diese Zahlen. Wer abholt, nennt keine Adresse und zählt ab der Zahlung. Besuche von Seiten werden nicht aufgezeichnet, daher beginnt der Weg mit dem Warenkorb.',
  },
});

const stepTexts: Readonly<Record<CheckoutStepName, ScreenText>> = {
  begun: { en: 'Cart begun', de: 'Warenkorb begonnen' },
  checkout: { en: 'Checkout opened', de: 'Kasse geöffnet' },
  address: { en: 'Address given', de: 'Adresse genannt' },
  tried: { en: 'Payment tried', de: 'Zahlung versucht' },
  paid: { en: 'Paid', de: 'Bezahlt' },
};

/** How far the carts of a period came, as bars and as a table. */
export function CheckoutReport({ query }: { query: ReportQuery }) {
  const write = useTexts();
  const { identifier, href } = useSite();
  const { from, to, compare } = query;
  const read = useRead('GET /api/sites/:identifier/checkout-report', {
    params: { identifier },
    query: { from, to, compare, isTest: query.isTest ? 'true' : 'false' },
  });
  if (read.state === 'pending') return <PendingState />;
  if (read.state === 'failed') return <FailedState failure={read.failure} onRetry={read.refetch} />;
  const { period, since } = read.answer;
  const isCut = since !== null && since > period.from;
  return (
    <>
      {period.steps.begun === 0 && period.steps.paid === 0 ? (
        <Card>
          <EmptyState title={write(texts.none)}>{write(texts.noneText)}</EmptyState>
        </Card>
      ) : (
        <Steps report={read.answer} query={query} />
      )}
      {isCut && <Since day={since} />}
      <p className={classes['note']}>
        {write(texts.note)} <Link href={href('abandoned-carts')}>{write(texts.left)}</Link>
      </p>
    </>
  );
}

function Since({ day }: { day: string }) {
  const write = useTexts();
  const writeDays = useWriteDays();
  return (
    <p className={classes['note']}>
      {write(texts.since, { day: writeDays({ from: day, to: day }) })}
    </p>
  );
}

type Answer = CallAnswer<'GET /api/sites/:identifier/checkout-report'>;

function Steps({ report, query }: { report: Answer; query: ReportQuery }) {
  const write = useTexts();
  const intl = useIntl();
  const site = useSite();
  const { period, compared } = report;
  // Beside a period without any carts there is nothing to tell.
  const others = compared && Object.values(compared.steps).some((count) => count > 0);
  const share = (part: number, whole: number) =>
    whole === 0
      ? '–'
      : intl.formatNumber(part / whole, { style: 'percent', maximumFractionDigits: 1 });
  const lines = checkoutSteps.map((step, index) => ({
    step,
    name: write(stepTexts[step]),
    carts: period.steps[step],
    ofAll: share(period.steps[step], period.steps.begun),
    ofLast: index === 0 ? '' : share(period.steps[step], period.steps[checkoutSteps[index - 1]!]),
    before: others ? compared.steps[step] : undefined,
  }));
  const behind = new URLSearchParams({
    cartFrom: period.from,
    cartTo: period.to,
    isTest: String(query.isTest),
  });
  const most = Math.max(...lines.map(({ carts }) => carts), 1);
  return (
    <div className={classes['sides']}>
      <Card title={write(texts.chart)}>
        <ol className={classes['steps']}>
          {lines.map(({ step, name, carts, ofAll }) => (
            <li key={step}>
              <span>{name}</span>
              <span className={classes['step']}>
                <span
                  className={classes['filled']}
                  style={{ inlineSize: `${(100 * carts) / most}%` }}
                />
              </span>
              <span className={classes['share']}>{ofAll}</span>
            </li>
          ))}
        </ol>
      </Card>
      <Card isFlush>
        <DataTable
          label={write(texts.chart)}
          columns={[
            { key: 'name', title: write(texts.step), cell: ({ name }) => name },
            {
              key: 'carts',
              title: write(texts.carts),
              isNumber: true,
              cell: ({ step, carts, before }) => {
                const words = intl.formatNumber(carts);
                const isLink = step === 'paid' && carts > 0 && site.may('view-orders');
                return (
                  <span className={classes['cell']}>
                    {isLink ? (
                      <Link
                        href={site.href(`orders?${behind}`)}
                        aria-label={write(texts.paid, { value: words })}
                      >
                        {words}
                      </Link>
                    ) : (
                      words
                    )}
                    {before !== undefined && before !== carts && (
                      <small>{write(texts.before, { value: intl.formatNumber(before) })}</small>
                    )}
                  </span>
                );
              },
            },
            {
              key: 'ofAll',
              title: write(texts.ofAll),
              isNumber: true,
              cell: ({ ofAll }) => ofAll,
            },
            {
              key: 'ofLast',
              title: write(texts.ofLast),
              isNumber: true,
              cell: ({ ofLast }) => ofLast,
            },
          ]}
          rows={lines}
          idOf={({ step }) => step}
          nameOf={({ name }) => name}
        />
      </Card>
    </div>
  );
}
