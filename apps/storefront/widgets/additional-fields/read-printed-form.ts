import type { Form } from '@sitewright/contract';

/** What a page prints, before anything is known of it. */
interface Printed {
  readonly id?: string;
  readonly name?: string;
  readonly fields?: unknown;
  readonly disclaimer?: unknown;
}

/** Reads the form that a page prints in `data-form`; its fields may be a JSON text of their own. */
export function readPrintedForm(raw: unknown): Form | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const { id = '', name = '', fields, disclaimer } = raw as Printed;
  const list: unknown = typeof fields === 'string' ? JSON.parse(fields) : fields;
  if (!Array.isArray(list) || list.length === 0) return undefined;
  const isSaid = typeof disclaimer === 'string' && disclaimer !== '';
  return { id, name, fields: list as Form['fields'], ...(isSaid && { disclaimer }) };
}
