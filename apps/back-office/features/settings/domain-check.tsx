import type { CallAnswer } from '@sitewright/contract';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { Banner, FailedState } from '../../ui/states.tsx';
import classes from './domains.module.css';
import { domainsTexts as texts } from './domains-texts.ts';

type Check = CallAnswer<'GET /api/sites/:identifier/domains/:host/check'>;

/** What was found by looking at a domain, and what to do about it. */
export function DomainCheck({ host }: { host: string }) {
  const write = useTexts();
  const { identifier } = useSite();
  const read = useRead('GET /api/sites/:identifier/domains/:host/check', {
    params: { identifier, host },
  });
  if (read.state === 'pending') return <output>{write(texts.checking)}</output>;
  if (read.state === 'failed') {
    return <FailedState failure={read.failure} onRetry={read.refetch} />;
  }
  return <Found check={read.answer} />;
}

function Found({ check }: { check: Check }) {
  const write = useTexts();
  const { timeZone } = useSite();
  const { verdict, addresses, cname, certificateEndsOn } = check;
  const inDns = [...(cname === null ? [] : [cname]), ...addresses];
  const told = (way: Check['http']) =>
    way.problem === '' ? write(texts[way.state]) : `${write(texts[way.state])} (${way.problem})`;
  return (
    <div className={classes['stack']}>
      <Banner tone={verdict === 'ready' ? 'success' : 'warning'}>{write(texts[verdict])}</Banner>
      <dl className={classes['facts']}>
        <dt>{write(texts.found)}</dt>
        <dd>{inDns.length === 0 ? write(texts.nothing) : inDns.join(', ')}</dd>
        <dt>{write(texts.byHttp)}</dt>
        <dd>{told(check.http)}</dd>
        <dt>{write(texts.byHttps)}</dt>
        <dd>{told(check.https)}</dd>
        {certificateEndsOn !== null && (
          <>
            <dt>{write(texts.certificate)}</dt>
            <dd>
              <DateTime at={new Date(certificateEndsOn).toISOString()} timeZone={timeZone} />
            </dd>
          </>
        )}
      </dl>
      {verdict !== 'ready' && <Records check={check} />}
    </div>
  );
}

/** A name of its own may stand for another one; the domain itself needs addresses. */
function Records({ check: { host, wanted, wantedName } }: { check: Check }) {
  const write = useTexts();
  const records = [
    ...wanted.map((value) => ({ type: value.includes(':') ? 'AAAA' : 'A', value })),
    ...(wantedName !== null && host.split('.').length > 2
      ? [{ type: 'CNAME', value: wantedName }]
      : []),
  ];
  if (records.length === 0) return <p>{write(texts.toDnsUnknown)}</p>;
  return (
    <div className={classes['stack']}>
      <p>{write(texts.toDnsText)}</p>
      <DataTable
        label={write(texts.toDns)}
        rows={records}
        idOf={({ type, value }) => `${type} ${value}`}
        nameOf={({ value }) => value}
        columns={[
          { key: 'type', title: write(texts.record), cell: ({ type }) => type },
          { key: 'name', title: write(texts.name), cell: () => host },
          { key: 'value', title: write(texts.value), cell: ({ value }) => <code>{value}</code> },
        ]}
      />
    </div>
  );
}
