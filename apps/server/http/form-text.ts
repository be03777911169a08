/** A text field of a posted form; empty when it is missing, and cut where it is longer than people type. */
export function formText(body: unknown, name: string): string {
  const value = (body as Readonly<Record<string, unknown>> | null | undefined)?.[name];
  return typeof value === 'string' ? value.slice(0, longest) : '';
}

const longest = 1_000;
