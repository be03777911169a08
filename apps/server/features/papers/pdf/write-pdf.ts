/** Makes the bytes of a PDF. The library and its fonts are loaded with the first one. */
import { createRequire } from 'node:module';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';

const require = createRequire(import.meta.url);

/** Roboto comes with the library: Latin, Greek and Cyrillic letters. Apache 2.0. */
const fontFolder = 'pdfmake/fonts/Roboto';

let library: ReturnType<typeof loadLibrary> | undefined;

async function loadLibrary() {
  const { default: pdfmake } = await import('pdfmake');
  const file = (name: string) => require.resolve(`${fontFolder}/Roboto-${name}.ttf`);
  const fonts = [file('Regular'), file('Medium')];
  const [normal, bold] = fonts;
  pdfmake.setFonts({ Roboto: { normal, bold } });
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path) => fonts.includes(path));
  return pdfmake;
}

/** Nothing is fetched for it; equal documents make equal bytes. */
export async function writePdf(document: TDocumentDefinitions): Promise<Buffer> {
  library ??= loadLibrary();
  return (await library).createPdf(document).getBuffer();
}
