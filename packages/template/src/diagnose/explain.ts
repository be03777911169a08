import {
  CHAR,
  scanDefinition,
  scanFilePath,
  scanReference,
  scanSeparator,
  scanWhitespace,
  scanWord,
} from '../parse/scan.ts';
import { DIAGNOSTICS } from './catalogue.ts';
import type { Diagnosis } from './catalogue.ts';

/** What is wrong with a tag, and where: an offset in the source. */
export interface Explained {
  readonly diagnosis: Diagnosis;
  readonly at: number;
}

/** Reads through a tag the way its author meant it and stops at the first thing amiss. */
class Reader {
  readonly source: string;
  readonly close: number;
  i: number;

  constructor(source: string, start: number, close: number) {
    this.source = source;
    this.close = close;
    this.i = start;
  }

  get rest(): string {
    return this.source.slice(this.i, this.close);
  }

  /** Moves over what `scan` matches; false when it matches nothing. */
  take(scan: (source: string, i: number) => number): boolean {
    const end = scan(this.source, this.i);
    const isFound = end !== this.i;
    this.i = end;
    return isFound;
  }

  takeWord(word: string): boolean {
    const isFound = this.source.startsWith(word, this.i);
    if (isFound) this.i += word.length;
    return isFound;
  }
}

type Explain = (reader: Reader) => Diagnosis | undefined;

const noMore =
  (name: string): Explain =>
  (reader) =>
    reader.rest === '' ? undefined : DIAGNOSTICS.EXTRA_CHARS(name, reader.rest);

const afterWhitespace =
  (explain: Explain): Explain =>
  (reader) =>
    reader.take(scanWhitespace) ? explain(reader) : DIAGNOSTICS.WHITESPACE_EXPECTED(reader.rest);

const afterSpace =
  (explain: Explain): Explain =>
  (reader) =>
    reader.takeWord(' ') ? explain(reader) : DIAGNOSTICS.WHITESPACE_EXPECTED(reader.rest);

const reference =
  (name: string): Explain =>
  (reader) =>
    reader.take(scanReference) ? noMore(name)(reader) : DIAGNOSTICS.VARIABLE_EXPECTED(reader.rest);

const definition = (expected: (rest: string) => Diagnosis, explain: Explain): Explain =>
  afterSpace((reader) =>
    reader.take(scanDefinition) ? afterSpace(explain)(reader) : expected(reader.rest),
  );

/** How each instruction should read. Only tags that the parser refused come here. */
const EXPLANATIONS: ReadonlyMap<string, Explain> = new Map<string, Explain>([
  ['alternates', afterSpace(explainAlternates)],
  ['ctx', definition(DIAGNOSTICS.CTXVAR_EXPECTS_NAME, explainBindings)],
  ['end', noMore('END')],
  ['eval', afterWhitespace(() => undefined)],
  ['if', afterWhitespace(explainIf)],
  ['include', afterSpace(() => DIAGNOSTICS.INCLUDE_EXPECTS_NAME())],
  ['inject', definition(DIAGNOSTICS.INJECT_EXPECTS_NAME, explainPath)],
  ['macro', afterSpace(explainMacro)],
  ['meta-left', noMore('META_LEFT')],
  ['meta-right', noMore('META_RIGHT')],
  ['newline', noMore('NEWLINE')],
  ['or', explainOr],
  ['repeated', afterWhitespace(explainRepeated)],
  ['section', afterWhitespace(reference('SECTION'))],
  ['space', noMore('SPACE')],
  ['tab', noMore('TAB')],
  ['var', definition(DIAGNOSTICS.BINDVAR_EXPECTS_NAME, explainVariable)],
]);

/**
 * Why the parser took `{…}` from `open` to `close` for text; undefined when it was most likely
 * meant as text.
 */
export function explainTag(source: string, open: number, close: number): Explained | undefined {
  const isInstruction = source.charCodeAt(open + 1) === CHAR.DOT;
  return isInstruction
    ? explainInstruction(source, open, close)
    : explainFormatters(source, open + 1, close);
}

function explainInstruction(source: string, open: number, close: number): Explained | undefined {
  const start = open + 2;
  const end = scanWord(source, start);
  if (end === start) return undefined;
  const keyword = source.slice(start, end);
  const explain = EXPLANATIONS.get(keyword);
  if (!explain) {
    return { diagnosis: DIAGNOSTICS.INVALID_INSTRUCTION(`.${keyword}`), at: open };
  }
  const reader = new Reader(source, end, close);
  const diagnosis = explain(reader);
  if (diagnosis === undefined) return undefined;
  const isFormatter = diagnosis.code === 'FORMATTER_INVALID';
  return { diagnosis, at: isFormatter ? reader.i : open };
}

/** `{a|}`: references, then a pipe that no formatter follows. `{a||b}` is taken for code. */
function explainFormatters(source: string, start: number, close: number): Explained | undefined {
  const reader = new Reader(source, start, close);
  const diagnosis = explainVariable(reader);
  return diagnosis?.code === 'FORMATTER_INVALID' ? { diagnosis, at: reader.i } : undefined;
}

function explainVariable(reader: Reader): Diagnosis | undefined {
  if (!reader.take(scanReference)) return DIAGNOSTICS.MISSING_VARIABLE_NAME(reader.rest);
  while (reader.take(scanSeparator)) {
    if (!reader.take(scanReference)) return DIAGNOSTICS.MISSING_VARIABLE_NAME(reader.rest);
  }
  if (reader.rest.startsWith('||')) return DIAGNOSTICS.MISSING_VARIABLE_NAME(reader.rest);
  while (reader.takeWord('|')) {
    if (!reader.take(scanWord)) return DIAGNOSTICS.FORMATTER_INVALID(reader.rest);
    const pipe = reader.rest.indexOf('|');
    if (pipe === -1) return undefined;
    reader.i += pipe;
  }
  return noMore('VARIABLE')(reader);
}

function explainAlternates(reader: Reader): Diagnosis | undefined {
  return reader.takeWord('with')
    ? noMore('ALTERNATES_WITH')(reader)
    : DIAGNOSTICS.MISSING_WITH_KEYWORD(reader.rest);
}

function explainRepeated(reader: Reader): Diagnosis | undefined {
  return reader.takeWord('section')
    ? afterWhitespace(reference('REPEATED'))(reader)
    : DIAGNOSTICS.MISSING_SECTION_KEYWORD(reader.rest);
}

function explainOr(reader: Reader): Diagnosis | undefined {
  if (!reader.takeWord(' ')) return noMore('OR_PREDICATE')(reader);
  return DIAGNOSTICS.OR_EXPECTED_PREDICATE(reader.rest);
}

function explainIf(reader: Reader): Diagnosis | undefined {
  while (reader.take(scanReference)) {
    reader.take(scanWhitespace);
    if (reader.rest === '') return undefined;
    if (!reader.takeWord('||') && !reader.takeWord('&&')) break;
    reader.take(scanWhitespace);
    if (reader.rest === '') return DIAGNOSTICS.IF_TOO_MANY_OPERATORS();
  }
  return DIAGNOSTICS.IF_EXPECTED_VAROP(reader.rest);
}

/** `a=x.y b=z`, up to what is no binding. */
function explainBindings(reader: Reader): Diagnosis | undefined {
  while (reader.take(scanWord) && reader.takeWord('=') && reader.take(scanReference)) {
    if (!reader.take(scanWhitespace)) break;
  }
  return DIAGNOSTICS.CTXVAR_EXPECTS_BINDINGS(reader.rest);
}

function explainPath(reader: Reader): Diagnosis | undefined {
  return DIAGNOSTICS.INJECT_EXPECTS_PATH(reader.rest);
}

function explainMacro(reader: Reader): Diagnosis | undefined {
  return reader.take(scanFilePath) ? noMore('MACRO')(reader) : DIAGNOSTICS.MACRO_EXPECTS_NAME();
}
