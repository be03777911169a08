import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { guessFormatOf } from './csv-source.ts';
import { CsvUnreadableError, readRows } from './read-rows.ts';
import { cell, type Row } from './row.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sitewright-csv-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function read(content: string | Buffer) {
  const file = path.join(folder, 'table.csv');
  writeFileSync(file, content);
  const broken: number[] = [];
  const { header, rows } = await readRows(file, (line) => broken.push(line));
  const list: Row[] = [];
  for await (const row of rows) list.push(row);
  return { header, list, broken, lines: list.map(({ line }) => line) };
}

describe('readRows', () => {
  it('knows the line where each row starts, whatever the line breaks', async () => {
    const table = 'a,b\r\n1,"x\r\ny\nz"\r\n\r\n2,"q"\r\n3,"p\r\n"\r\n4,d\n5,e\r6,f';
    expect((await read(table)).lines).toEqual([2, 6, 7, 9, 10, 11]);
  });

  it('reads names in any case and with a byte order mark', async () => {
    const { list } = await read('\uFEFFFirst  Name,B,b\nAda,2,3\n');
    expect([cell(list[0]!, 'first name'), cell(list[0]!, 'b'), cell(list[0]!, 'c', 'b')]).toEqual([
      'Ada',
      '2',
      '2',
    ]);
  });

  it('takes rows that are too short or too long, and stray quotation marks', async () => {
    const { list } = await read('a,b\n1\n1,2,3\n1,a 5" pot\n');
    expect(list.map(({ cells }) => cells)).toEqual([['1'], ['1', '2', '3'], ['1', 'a 5" pot']]);
    expect(cell(list[0]!, 'b')).toBe('');
  });

  it('says where a quotation mark is never closed', async () => {
    const rest = 'x,y\n'.repeat(1_100_000);
    await expect(read(`a,b\n1,"open\n${rest}`)).rejects.toThrow(CsvUnreadableError);
    expect((await read('a,b\n1,"open\nx,y\n')).broken).toHaveLength(1);
  });

  it('refuses an empty file', async () => {
    await expect(read('')).rejects.toThrow('The file is empty.');
  });
});

describe('guessFormat', () => {
  it('guesses delimiter and encoding', () => {
    const guess = (text: string, encoding: BufferEncoding = 'utf8') =>
      guessFormatOf(Buffer.from(text, encoding));
    expect(guess('a,b;c,d\n')).toEqual({ encoding: 'utf-8', delimiter: ',' });
    expect(guess('a;b;c\n1,5;2;3\n').delimiter).toBe(';');
    expect(guess('a\tb\n').delimiter).toBe('\t');
    expect(guess('Caf\u00e9,b\n', 'latin1').encoding).toBe('windows-1252');
    expect(guess('Café,b\n').encoding).toBe('utf-8');
    expect(guess('\uFEFFa,b\n', 'utf16le').encoding).toBe('utf-16le');
  });

  it('a sample that ends inside a character is still UTF-8', () => {
    const bytes = Buffer.from('a,é');
    expect(guessFormatOf(bytes.subarray(0, -1)).encoding).toBe('utf-8');
  });

  it('reads a table of an old spreadsheet', async () => {
    const { list } = await read(Buffer.from('Title;Price\nCaf\u00e9;1,50\n', 'latin1'));
    expect(list[0]?.cells).toEqual(['Café', '1,50']);
  });
});
