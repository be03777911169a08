import type { ReadDatabase } from '../../db/database.ts';

const pageSize = 50;

/** Which answers are asked for. */
export interface AnswerFilter {
  readonly formId?: string | undefined;
}

/** Answers of a site or of one form, the newest first; `after` is where the page before ended. */
export function pageOfAnswers(
  db: ReadDatabase,
  siteId: string,
  { formId, after, limit }: AnswerFilter & { after?: string | undefined; limit: number },
) {
  let query = db
    .selectFrom('form_answers')
    .select(['id', 'form_id', 'form_name', 'answers', 'page_title', 'page_path', 'sent_at'])
    .where('site_id', '=', siteId);
  if (formId !== undefined) query = query.where('form_id', '=', formId);
  if (after !== undefined) query = query.where('id', '<', after);
  return query.orderBy('id', 'desc').limit(limit);
}

/** A page of them, and where the next one begins. */
export async function listFormAnswers(
  db: ReadDatabase,
  siteId: string,
  query: AnswerFilter & { after?: string | undefined },
) {
  const rows = await pageOfAnswers(db, siteId, { ...query, limit: pageSize + 1 }).execute();
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  return {
    answers: shown.map((row) => ({
      id: row.id,
      formId: row.form_id,
      formName: row.form_name,
      answers: row.answers,
      pageTitle: row.page_title,
      pagePath: row.page_path,
      sentOn: row.sent_at.getTime(),
    })),
    ...(rows.length > pageSize && last && { after: last.id }),
  };
}
