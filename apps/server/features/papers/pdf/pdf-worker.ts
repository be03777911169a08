/** The thread that makes PDFs: works for the server and ends with it. */
import { parentPort } from 'node:worker_threads';
import { layOutPackingSlip } from './lay-out-packing-slip.ts';
import { layOutPaper } from './lay-out-paper.ts';
import type { PdfWork } from './pdf-maker.ts';
import { writePdf } from './write-pdf.ts';

parentPort?.on('message', (work: PdfWork) => {
  // What is thrown ends the thread; the server hears of it and starts another.
  void writePdf(layOut(work)).then((bytes) => parentPort?.postMessage(bytes));
});

function layOut(work: PdfWork) {
  return work.kind === 'paper' ? layOutPaper(work.content) : layOutPackingSlip(work.slip);
}
