import { formSchema } from '@sitewright/contract';
import { formOfSite } from '../../../features/settings/form-of-site.ts';
import type { Answerer } from './answer-scope.ts';

/** Forms as they are filled in. FORM-01 */
export const answerForms: Answerer<'form'> = async ({ db, snapshot }, queries) => {
  const rows = await db
    .selectFrom('forms')
    .select(['id', 'name', 'fields', 'settings'])
    .where('site_id', '=', snapshot.site.siteId)
    .where(
      'id',
      'in',
      queries.map(({ id }) => id),
    )
    .execute();
  const forms = new Map(rows.map((row) => [row.id, row]));
  return queries.map(({ id }) => {
    const { settings, ...row } = forms.get(id) ?? {};
    const read = formSchema.safeParse({ ...settings, ...row });
    return read.success ? { kind: 'form', form: formOfSite(snapshot.site, read.data) } : undefined;
  });
};
