import { tendEmbedded } from '../db/tend-embedded.ts';
import type { Job } from './job.ts';

export const tendEmbeddedDatabase: Job = {
  name: 'tend-embedded-database',
  schedule: '* * * * *',
  async run(ctx) {
    await tendEmbedded(ctx.database);
  },
};
