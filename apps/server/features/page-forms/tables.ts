/** What visitors answered to the forms of pages. */
import type { JSONColumnType } from 'kysely';
import type { Instant } from '../../db/columns.ts';

export interface PageFormTables {
  form_answers: FormAnswersTable;
}

interface FormAnswersTable {
  site_id: string;
  /** Sorts by time. */
  id: string;
  form_id: string;
  /** As it was called then. */
  form_name: string;
  /** What is sent twice with one key is kept once. */
  submission_key: string;
  /** Questions as they were then beside what was answered. */
  answers: JSONColumnType<FormAnswerColumn[], string, string>;
  page_title: string;
  page_path: string;
  /** The first email of the answers in small letters; empty without one. */
  email_key: string;
  sent_at: Instant;
}

/** One question with its answer as text. */
export interface FormAnswerColumn {
  title: string;
  text: string;
}
