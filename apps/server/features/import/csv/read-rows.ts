/** Streams the records of a CSV file. */
import { createReadStream } from 'node:fs';
import { TextDecoderStream } from 'node:stream/web';
import { Readable } from 'node:stream';
import { parse, type Info, type Options, type Parser } from 'csv-parse';
import { guessFormat } from './csv-source.ts';
import { indexColumns, type Row } from './row.ts';

/** Longest record, in bytes: an unclosed quotation mark must not swallow the rest of the file. */
const maxRecordSize = 4_000_000;

export interface CsvRows {
  header: readonly string[];
  rows: AsyncIterable<Row>;
}

/** The file cannot be read as a table. The message is one line. */
export class CsvUnreadableError extends Error {
  override name = 'CsvUnreadableError';
}

type NumberedRecord = { line: number; cells: string[] };

/**
 * Opens a file and reads its header. Rows follow one by one; broken ones go to `onBroken` with their
 * line, and reading goes on behind them.
 * @throws CsvUnreadableError when there is no header, and while reading when a quotation mark is
 * never closed
 */
export async function readRows(
  file: string,
  onBroken: (line: number, reason: string) => void,
): Promise<CsvRows> {
  const { encoding, delimiter } = await guessFormat(file);
  const records = readRecords(file, encoding, parse(toOptions(delimiter, onBroken)));
  const first = await records.next();
  if (first.done) throw new CsvUnreadableError('The file is empty.');
  const header = first.value.cells;
  return { header, rows: withColumns(records, indexColumns(header)) };
}

function toOptions(
  delimiter: string,
  onBroken: (line: number, reason: string) => void,
): Options<string[]> {
  return {
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    max_record_size: maxRecordSize,
    on_skip: (error) => {
      const line = Number(error?.['lines'] ?? 0);
      if (error?.code === 'CSV_MAX_RECORD_SIZE') throw new CsvUnreadableError(unclosedQuote(line));
      onBroken(line, `The row cannot be read: ${error?.message.split('\n')[0]}`);
      return undefined;
    },
  };
}

function unclosedQuote(line: number): string {
  return `A quotation mark before line ${line} is never closed; nothing behind it can be read.`;
}

/**
 * Decodes and parses. The parser counts every line break inside a cell, and CR LF there as two, so
 * the line where a record starts is computed from its cells and from those before.
 */
async function* readRecords(
  file: string,
  encoding: string,
  parser: Parser,
): AsyncGenerator<NumberedRecord> {
  const text = Readable.toWeb(createReadStream(file)).pipeThrough(new TextDecoderStream(encoding));
  const source = Readable.fromWeb(text);
  source.on('error', (error) => parser.destroy(error));
  let countedTwice = 0;
  try {
    const records: AsyncIterable<{ info: Info; record: string[] }> = source.pipe(parser);
    for await (const { info, record } of records) {
      const breaks = record.map((text) => text.match(/[\r\n]/g)?.length ?? 0);
      const inside = breaks.reduce((sum, one) => sum + one, 0);
      yield { line: info.lines - inside - countedTwice, cells: record };
      if (inside > 0) countedTwice += record.join('').match(/\r\n/g)?.length ?? 0;
    }
  } finally {
    source.destroy();
  }
}

async function* withColumns(
  records: AsyncIterable<NumberedRecord>,
  columns: ReadonlyMap<string, number>,
): AsyncGenerator<Row> {
  for await (const { line, cells } of records) yield { line, cells, columns };
}
