import { removeOldAnswers as remove } from '../features/page-forms/remove-old-answers.ts';
import type { Job } from './job.ts';

/** Answers to pages that their form keeps for so many days and no longer. */
export const removeOldAnswers: Job = {
  name: 'remove-old-answers',
  schedule: '33 3 * * *',
  run: remove,
};
