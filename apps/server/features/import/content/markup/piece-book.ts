/** Gathers pieces while HTML is read: words that follow each other are one text. */
import type { Piece, PieceColumn, PieceRow } from './piece.ts';

const mostHtml = 150_000;

export class PieceBook {
  readonly #rows: PieceRow[] = [];
  #pieces: Piece[] = [];
  #text = '';
  /** Paragraph under way: words and what stands in a line with them. */
  #line = '';

  /** Rows and pieces so far. */
  finish(): PieceRow[] {
    this.#endPieces();
    return this.#rows;
  }

  /** What stands in a line: words, links, emphasis. */
  addInline(html: string): void {
    this.#line += html;
  }

  /** Ends a paragraph. */
  endLine(): void {
    const line = this.#line.trim();
    this.#line = '';
    if (line.replaceAll(/<br\s*\/?>|&nbsp;|&#xa0;|\u00a0|\s/gi, '') === '') return;
    this.addText(`<p>${line.replaceAll(/\n/g, '<br>')}</p>`);
  }

  /** HTML of whole paragraphs, lists, tables. */
  addText(html: string): void {
    this.endLine();
    if (this.#text.length + html.length > mostHtml) this.#endText();
    this.#text += html;
  }

  add(piece: Piece): void {
    this.endLine();
    this.#endText();
    const last = this.#pieces.at(-1);
    if (last && isSource(last) && isSource(piece)) {
      const code = `${String(last.data['code'])}\n${String(piece.data['code'])}`;
      this.#pieces[this.#pieces.length - 1] = { type: 'code', data: { mode: 'source', code } };
      return;
    }
    this.#pieces.push(piece);
  }

  /** Columns beside each other; those that hold nothing fall away. */
  addColumns(columns: readonly PieceColumn[]): void {
    const filled = columns.filter(({ pieces }) => pieces.length > 0);
    if (filled.length === 0) return;
    this.#endPieces();
    this.#rows.push(columns);
  }

  #endText(): void {
    const html = this.#text;
    this.#text = '';
    if (html !== '') this.#pieces.push({ type: 'text', data: { format: 'html', html } });
  }

  #endPieces(): void {
    this.endLine();
    this.#endText();
    if (this.#pieces.length > 0) this.#rows.push([{ span: 12, pieces: this.#pieces }]);
    this.#pieces = [];
  }
}

function isSource({ type, data }: Piece): boolean {
  return type === 'code' && data['mode'] === 'source';
}
