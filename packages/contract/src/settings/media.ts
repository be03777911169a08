import { z } from 'zod';
import { defineSettings, staffField } from './define-settings.ts';

const megabytes = (most: number, usual: number) => z.int().min(1).max(most).default(usual);

/** How large uploads may be, in megabytes of a million bytes. FILE-05, FILE-10, D-46. */
export const mediaSettings = defineSettings('media', 'Pictures and files', {
  imageMegabytes: staffField(megabytes(20, 20), 'The most megabytes of a picture'),
  audioMegabytes: staffField(megabytes(2_000, 160), 'The most megabytes of a sound'),
  fileMegabytes: staffField(megabytes(2_000, 300), 'The most megabytes of a video or another file'),
});
