/** What an import did, for people and for programs. */

/** A row that was not taken, or a thing that was changed on the way. Lines count from 1. */
export interface ReportLine {
  line: number;
  kind: 'rejected' | 'note';
  /** Stable word for programs, e.g. `price-unreadable`. */
  code: string;
  reason: string;
}

export interface ImportReport {
  file: string;
  dialect: string;
  isDryRun: boolean;
  rows: { read: number; taken: number; rejected: number };
  products: { created: number; updated: number; unchanged: number };
  variants: { created: number; updated: number; removed: number };
  pictures: { attached: number; failed: number; skipped: number };
  /** Address of each store page that was made. */
  storePagesCreated: string[];
  /** Columns with content that has no place here. */
  ignoredColumns: string[];
  lines: ReportLine[];
}

export type Report = ImportReport & {
  /** A row was not taken. Every row of the file is either taken or rejected, once. */
  reject(line: number, code: string, reason: string): void;
  /** Something was taken otherwise than it stands in the file. */
  note(line: number, code: string, reason: string): void;
};

/** A report in which nothing has been counted yet; lines beyond `maxLines` are counted only. */
export function createReport(file: string, isDryRun: boolean, maxLines = Infinity): Report {
  const tell = (line: ReportLine) => {
    if (report.lines.length < maxLines) report.lines.push(line);
  };
  const report: Report = {
    file,
    dialect: '',
    isDryRun,
    rows: { read: 0, taken: 0, rejected: 0 },
    products: { created: 0, updated: 0, unchanged: 0 },
    variants: { created: 0, updated: 0, removed: 0 },
    pictures: { attached: 0, failed: 0, skipped: 0 },
    storePagesCreated: [],
    ignoredColumns: [],
    lines: [],
    reject(line, code, reason) {
      report.rows.rejected += 1;
      tell({ line, kind: 'rejected', code, reason });
    },
    note(line, code, reason) {
      tell({ line, kind: 'note', code, reason });
    },
  };
  return report;
}

/** The report as text: the sums, then every row that was not taken, then the notes. */
export function formatReport(report: ImportReport): string {
  const { rows, products, variants, pictures } = report;
  const sums = [
    `${report.isDryRun ? 'Dry run: nothing was written. ' : ''}${report.file} (${report.dialect})`,
    `Rows      ${rows.read} read, ${rows.taken} taken, ${rows.rejected} not taken`,
    `Products  ${products.created} created, ${products.updated} updated, ${products.unchanged} unchanged`,
    `Variants  ${variants.created} created, ${variants.updated} updated, ${variants.removed} removed`,
    `Pictures  ${pictures.attached} attached, ${pictures.failed} failed, ${pictures.skipped} skipped`,
    ...report.storePagesCreated.map(
      (page) => `Store page /${page} was created; link it in the menu.`,
    ),
  ];
  if (report.ignoredColumns.length > 0) {
    sums.push(`Columns without a place here: ${report.ignoredColumns.join(', ')}`);
  }
  return [...sums, ...section(report, 'rejected', 'Not taken'), ...section(report, 'note', 'Notes')]
    .join('\n')
    .concat('\n');
}

function section(report: ImportReport, kind: ReportLine['kind'], title: string): string[] {
  const lines = report.lines
    .filter((line) => line.kind === kind)
    .toSorted((a, b) => a.line - b.line);
  if (lines.length === 0) return [];
  return ['', `${title}:`, ...lines.map(({ line, reason }) => `  line ${line}: ${reason}`)];
}
