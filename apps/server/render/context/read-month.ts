/** `11-2026` or `November-2026` → that month in UTC. */
export function readMonth(text: string | undefined): { from: Date; to: Date } | undefined {
  const match = /^([a-z]+|\d{1,2})-(\d{4})$/i.exec(text ?? '');
  if (match === null) return undefined;
  const number = /^\d/.test(match[1]!)
    ? Number(match[1]) - 1
    : new Date(`${match[1]} 1, 2000 UTC`).getUTCMonth();
  if (Number.isNaN(number) || number < 0 || number > 11) return undefined;
  const year = Number(match[2]);
  return { from: new Date(Date.UTC(year, number)), to: new Date(Date.UTC(year, number + 1)) };
}
