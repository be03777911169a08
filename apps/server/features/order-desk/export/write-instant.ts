/** `2026-03-02 07:00:00 -0500`: the clock of the shop, with how far it is from UTC. */
export function makeInstantWriter(timeZone: string): (at: Date | null) => string {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'longOffset',
  });
  return (at) => {
    if (!at) return '';
    const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]));
    const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? '';
    const offset = part('timeZoneName').replace('GMT', '').replace(':', '') || '+0000';
    const day = `${part('year')}-${part('month')}-${part('day')}`;
    return `${day} ${part('hour')}:${part('minute')}:${part('second')} ${offset}`;
  };
}
