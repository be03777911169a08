import type { Form } from '@sitewright/contract';

/** Reads the form that a page prints in `data-form`; its fields may be a JSON text of their own. */
export function readPrintedForm(raw: unknown): Form | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const { id = '', name = '', fields } = raw as { id?: string; name?: string; fields?: unknown };
  const list: unknown = typeof fields === 'string' ? JSON.parse(fields) : fields;
  if (!Array.isArray(list) || list.length === 0) return undefined;
  return { id, name, fields: list as Form['fields'] };
}
