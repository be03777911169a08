import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The text of each page of a PDF, one line for each line on the page. */
export async function readPdf(bytes: Buffer): Promise<string[]> {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const document = await loading.promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const lines = new Map<number, { x: number; text: string }[]>();
    for (const item of items) {
      if (!('str' in item) || item.str.trim() === '') continue;
      const [x = 0, y = 0] = item.transform.slice(4);
      const row = Math.round(y);
      lines.set(row, [...(lines.get(row) ?? []), { x, text: item.str.trim() }]);
    }
    const rows = [...lines].toSorted(([a], [b]) => b - a).map(([, row]) => row);
    const written = rows.map((row) => row.toSorted((a, b) => a.x - b.x).map(({ text }) => text));
    pages.push(written.map((row) => row.join(' ')).join('\n'));
  }
  await loading.destroy();
  return pages;
}
