const known = new Map<string, boolean>();

/** Whether this browser can tell the time there. */
export function knowsTimeZone(timeZone: string): boolean {
  const answer = known.get(timeZone) ?? canTellTime(timeZone);
  known.set(timeZone, answer);
  return answer;
}

function canTellTime(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).format(0) !== '';
  } catch {
    return false;
  }
}
