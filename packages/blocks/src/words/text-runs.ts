import { Parser } from 'htmlparser2';

/** Text that is read as one, with where each part of it stands in the source. */
export interface TextRun {
  text: string;
  readonly pieces: TextPiece[];
}

/** A part of a run. */
interface TextPiece {
  /** Of its first character in the text of the run. */
  readonly at: number;
  readonly length: number;
  /** In the source: the first character, and the one behind the last. */
  readonly from: number;
  readonly to: number;
}

/** Elements in the middle of a line; all others end it. */
const inline: ReadonlySet<string> = new Set(
  (
    'a abbr b bdi bdo cite code data del dfn em font i ins kbd mark q s samp small span strike ' +
    'strong sub sup time tt u var wbr'
  ).split(' '),
);

/** Elements whose text nobody reads. */
const silent: ReadonlySet<string> = new Set(['script', 'style', 'template', 'noscript', 'svg']);

/** The texts of HTML: words go on over bold letters and links, and end where their paragraph does. */
export function readTextRuns(html: string): TextRun[] {
  const runs: TextRun[] = [];
  let open: TextRun | undefined;
  let silence = 0;
  const visit = (name: string, step: 1 | -1) => {
    if (silent.has(name)) silence += step;
    if (!inline.has(name)) open = undefined;
  };
  const parser: Parser = new Parser(
    {
      onopentagname: (name) => visit(name, 1),
      onclosetag: (name) => visit(name, -1),
      ontext(text) {
        if (silence > 0 || text === '') return;
        if (!open) {
          open = { text: '', pieces: [] };
          runs.push(open);
        }
        const [from, to] = [parser.startIndex, parser.endIndex + 1];
        open.pieces.push({ at: open.text.length, length: text.length, from, to });
        open.text += text;
      },
    },
    { recognizeSelfClosing: false },
  );
  parser.end(html);
  return runs;
}

/** Text that is its own source. */
export function plainRun(text: string): TextRun {
  return { text, pieces: [{ at: 0, length: text.length, from: 0, to: text.length }] };
}

/** Where a stretch of a run stands in the source: one stretch for each part that it touches. */
export function sourceOf({ pieces }: TextRun, from: number, to: number): [number, number][] {
  return pieces.flatMap((piece): [number, number][] => {
    const end = piece.at + piece.length;
    if (end <= from || piece.at >= to) return [];
    // A character that is written as an entity is taken whole.
    if (piece.to - piece.from !== piece.length) return [[piece.from, piece.to]];
    return [
      [
        piece.from + Math.max(0, from - piece.at),
        piece.from + Math.min(piece.length, to - piece.at),
      ],
    ];
  });
}
