/** Papers as files. Making one takes a moment: they are made one at a time, and the last are kept. */
import { ApiError } from '@sitewright/contract';
import { LRUCache } from 'lru-cache';
import { QueueFullError, WorkQueue } from '../../media/work-queue.ts';
import type { Paper } from './find-papers.ts';
import type { PackingSlip } from './make-packing-slip.ts';
import { PdfMaker, type PdfWork } from './pdf/pdf-maker.ts';

export interface PaperFile {
  /** Plain letters: it stands in a header. */
  name: string;
  bytes: Buffer;
}

const keptBytes = 16 * 1024 * 1024;
const kept = new LRUCache<string, PaperFile>({
  maxSize: keptBytes,
  sizeCalculation: ({ bytes }) => bytes.length,
});
const queue = new WorkQueue({ concurrency: 1, maxWaiting: 50 });
const maker = new PdfMaker();

/** The same bytes each time. @throws ApiError `unavailable` when too many wait; PdfError */
export async function makePaperFile({ id, number, content }: Paper): Promise<PaperFile> {
  const known = kept.get(id);
  if (known) return known;
  const made = { name: nameFile(number), bytes: await makePdf({ kind: 'paper', content }) };
  kept.set(id, made);
  return made;
}

/** @throws as {@link makePaperFile} */
export async function makePackingSlipFile(slip: PackingSlip): Promise<PaperFile> {
  const name = nameFile(`packing-slip-${slip.orderNumber}`);
  return { name, bytes: await makePdf({ kind: 'packing-slip', slip }) };
}

async function makePdf(work: PdfWork): Promise<Buffer> {
  try {
    return await queue.run(() => maker.make(work));
  } catch (error) {
    throw error instanceof QueueFullError ? new ApiError('unavailable') : error;
  }
}

function nameFile(text: string): string {
  return `${text.replaceAll(/[^\w.-]+/g, '-')}.pdf`;
}
