import type { Client, Form } from '@sitewright/contract';

/** Asks for the form of an item; undefined when it cannot be had. ATC-30 */
export async function loadFieldsForm(call: Client, itemId: string): Promise<Form | undefined> {
  const query = { blockType: 'form' as const, itemId };
  const result = await call('GET /api/template/GetTemplateSchema', { query });
  return result.ok && result.answer.form ? result.answer.form : undefined;
}
