/** Answers as CSV, made while it is sent: memory does not grow with their number. */
import { Readable } from 'node:stream';
import { formLimits } from '@sitewright/contract';
import { sql } from 'kysely';
import type { ReadDatabase } from '../../db/database.ts';
import { toCsv } from '../../http/to-csv.ts';
import type { FormAnswerColumn } from './tables.ts';
import { pageOfAnswers, type AnswerFilter } from './list-answers.ts';

const atOnce = 500;

/** Those of a site or of one form, the newest first: a column for each question. */
export function exportAnswers(db: ReadDatabase, siteId: string, filter: AnswerFilter): Readable {
  return Readable.from(writeFile(db, siteId, filter), { objectMode: false });
}

async function* writeFile(
  db: ReadDatabase,
  siteId: string,
  filter: AnswerFilter,
): AsyncGenerator<string> {
  const questions = await listQuestions(db, siteId, filter);
  yield toCsv([['Answer ID', 'Sent', 'Form', 'Page', ...questions]]);
  let after: string | undefined;
  do {
    const rows = await pageOfAnswers(db, siteId, { ...filter, after, limit: atOnce }).execute();
    const cells = rows.map(({ id, sent_at: sentAt, form_name: form, page_path: page, answers }) => {
      const texts = questions.map((question) =>
        answers
          .filter(({ title }) => title === question)
          .map(({ text }) => text)
          .join('\n'),
      );
      return [id, sentAt.toISOString(), form, page, ...texts];
    });
    if (cells.length > 0) yield toCsv(cells);
    after = rows.length < atOnce ? undefined : rows.at(-1)?.id;
  } while (after !== undefined);
}

/** What was asked, by its words: that of the newest answers first, in the order of the form. */
async function listQuestions(
  db: ReadDatabase,
  siteId: string,
  { formId }: AnswerFilter,
): Promise<string[]> {
  const asked = await db
    .selectFrom('form_answers')
    .innerJoinLateral(
      sql<{ answer: FormAnswerColumn; place: number }>`jsonb_array_elements(answers)
        with ordinality`.as<'asked'>(sql`asked (answer, place)`),
      (join) => join.onTrue(),
    )
    .select(sql<string>`asked.answer ->> 'title'`.as('title'))
    .where('site_id', '=', siteId)
    .$if(formId !== undefined, (all) => all.where('form_id', '=', formId!))
    .groupBy('title')
    .orderBy(sql`max(id)`, 'desc')
    .orderBy(sql`min(asked.place)`)
    .limit(formLimits.exportedQuestions)
    .execute();
  return asked.map(({ title }) => title);
}
