import { useSite } from '../../app/office-context.ts';
import { DateTime } from '../../ui/date-time.tsx';

/** An instant in epoch milliseconds, in the time zone of the site. */
export function Moment({ at, isDateOnly = false }: { at: number; isDateOnly?: boolean }) {
  const { timeZone } = useSite();
  return <DateTime at={new Date(at).toISOString()} timeZone={timeZone} isDateOnly={isDateOnly} />;
}
