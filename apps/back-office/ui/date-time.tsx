import { useIntl } from 'react-intl';

/** A moment, in the time zone of the site; the whole of it when the pointer rests on it. */
export function DateTime({
  at,
  timeZone,
  isDateOnly = false,
}: {
  /** ISO 8601. */
  at: string;
  timeZone: string;
  isDateOnly?: boolean;
}) {
  const intl = useIntl();
  const moment = new Date(at);
  const whole = intl.formatDate(moment, { timeZone, dateStyle: 'full', timeStyle: 'long' });
  const short = intl.formatDate(moment, {
    timeZone,
    dateStyle: 'medium',
    ...(!isDateOnly && { timeStyle: 'short' }),
  });
  return (
    <time dateTime={at} title={whole}>
      {short}
    </time>
  );
}
