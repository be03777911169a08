/** Papers as files. Making one takes a moment, so few are made at once and the last ones are kept. */
import { LRUCache } from 'lru-cache';
import { WorkQueue } from '../../media/work-queue.ts';
import type { Paper } from './find-papers.ts';
import type { PackingSlip } from './make-packing-slip.ts';

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

/** The same bytes each time. @throws QueueFullError */
export async function makePaperFile({ id, number, content }: Paper): Promise<PaperFile> {
  const known = kept.get(id);
  if (known) return known;
  const made = await queue.run(async () => {
    const { layOutPaper } = await import('./pdf/lay-out-paper.ts');
    const { writePdf } = await import('./pdf/write-pdf.ts');
    return { name: nameFile(number), bytes: await writePdf(layOutPaper(content)) };
  });
  kept.set(id, made);
  return made;
}

/** @throws QueueFullError */
export function makePackingSlipFile(slip: PackingSlip): Promise<PaperFile> {
  return queue.run(async () => {
    const { layOutPackingSlip } = await import('./pdf/lay-out-packing-slip.ts');
    const { writePdf } = await import('./pdf/write-pdf.ts');
    const name = nameFile(`packing-slip-${slip.orderNumber}`);
    return { name, bytes: await writePdf(layOutPackingSlip(slip)) };
  });
}

function nameFile(text: string): string {
  return `${text.replaceAll(/[^\w.-]+/g, '-')}.pdf`;
}
