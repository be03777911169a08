/** What a run of Stryker came to, from its report. */
import type { Place } from './choose-sample.ts';

export interface MutationReport {
  files: Record<string, { source: string; mutants: readonly ReportedMutant[] }>;
}

interface ReportedMutant {
  mutatorName: string;
  replacement?: string;
  status: string;
  location: { start: Place; end: Place };
}

export interface Survivor {
  file: string;
  line: number;
  /** What stood there, on one line. */
  before: string;
  after: string;
  /** No test of the room even runs the line. */
  isUnreached: boolean;
}

export interface MutationResult {
  killed: number;
  tried: number;
  survivors: Survivor[];
}

const longestText = 90;

/** Mutants that ran out of time count as killed; those not drawn and those that broke do not count. */
export function readReport({ files }: MutationReport): MutationResult {
  const result: MutationResult = { killed: 0, tried: 0, survivors: [] };
  for (const [file, { source, mutants }] of Object.entries(files)) {
    const lines = source.split('\n');
    for (const mutant of mutants) {
      const isKilled = mutant.status === 'Killed' || mutant.status === 'Timeout';
      const isUnreached = mutant.status === 'NoCoverage';
      if (!isKilled && !isUnreached && mutant.status !== 'Survived') continue;
      result.tried += 1;
      if (isKilled) {
        result.killed += 1;
        continue;
      }
      const { start, end } = mutant.location;
      const before = shorten(cut(lines, start, end));
      const after = shorten(mutant.replacement ?? mutant.mutatorName);
      result.survivors.push({ file, line: start.line, before, after, isUnreached });
    }
  }
  return result;
}

/** In whole per cent; a room without mutants has nothing to miss. */
export function scoreOf({ killed, tried }: MutationResult): number {
  return tried === 0 ? 100 : Math.round((killed / tried) * 100);
}

/** Lines and columns of a report count from 1; the end stands behind the last character. */
function cut(lines: readonly string[], start: Place, end: Place): string {
  const text = lines.slice(start.line - 1, end.line);
  if (text.length === 0) return '';
  text[text.length - 1] = text.at(-1)!.slice(0, end.column - 1);
  text[0] = text[0]!.slice(start.column - 1);
  return text.join(' ');
}

function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > longestText ? `${line.slice(0, longestText)}…` : line;
}
