/** How a file is written: guessed from its beginning. */
import { open } from 'node:fs/promises';

export interface CsvFormat {
  encoding: 'utf-8' | 'utf-16le' | 'windows-1252';
  delimiter: ',' | ';' | '\t';
}

const sampleSize = 65_536;

/** Reads the first bytes of a file and guesses its encoding and delimiter. */
export async function guessFormat(file: string): Promise<CsvFormat> {
  const handle = await open(file);
  try {
    const sample = Buffer.alloc(sampleSize);
    const { bytesRead } = await handle.read(sample, 0, sampleSize, 0);
    return guessFormatOf(sample.subarray(0, bytesRead));
  } finally {
    await handle.close();
  }
}

/** As {@link guessFormat}, of bytes. */
export function guessFormatOf(sample: Uint8Array): CsvFormat {
  const encoding = guessEncoding(sample);
  const text = new TextDecoder(encoding).decode(sample);
  const headerLine = text.slice(0, text.search(/[\r\n]|$/));
  const delimiters = [',', ';', '\t'] as const;
  const delimiter = delimiters.reduce((best, candidate) =>
    count(headerLine, candidate) > count(headerLine, best) ? candidate : best,
  );
  return { encoding, delimiter };
}

/** A sample may end inside a character, so the decoder is told that more follows. */
function guessEncoding(sample: Uint8Array): CsvFormat['encoding'] {
  if (sample[0] === 0xff && sample[1] === 0xfe) return 'utf-16le';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(sample, { stream: true });
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

function count(text: string, character: string): number {
  return text.split(character).length - 1;
}
