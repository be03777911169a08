/**
 * How deep the elements of HTML lie in each other. The parser moves all elements that are open at each
 * one that opens, so that it needs minutes for some hundred thousand of them: who reads the HTML of
 * others asks here first.
 */
import { escapeHtml } from '@sitewright/formatters';
import { Parser, Tokenizer } from 'htmlparser2';

/** Characters that are read before somebody looks how deep they lead. */
const pieceLength = 1_000;
/** Characters of the shortest: `<b>`. */
const shortestTag = 3;

/** Whether an element lies below more than so many others. No more is read than it takes to tell. */
export function isDeeperThan(html: string, most: number): boolean {
  if (html.length <= most * shortestTag) return false;
  let depth = 0;
  let deepest = 0;
  const parser = new Parser({
    onopentag() {
      depth += 1;
      deepest = Math.max(deepest, depth);
    },
    onclosetag() {
      depth -= 1;
    },
  });
  for (let at = 0; at < html.length && deepest <= most; at += pieceLength) {
    parser.write(html.slice(at, at + pieceLength));
  }
  return deepest > most;
}

const ignore = (): void => undefined;

/** The words of HTML without its elements, as HTML. */
export function wordsOfHtml(html: string): string {
  const words: string[] = [];
  const tokenizer = new Tokenizer(
    { decodeEntities: true },
    {
      ontext: (start, end) => void words.push(html.slice(start, end)),
      ontextentity: (code) => void words.push(String.fromCodePoint(code)),
      onattribdata: ignore,
      onattribentity: ignore,
      onattribend: ignore,
      onattribname: ignore,
      oncdata: ignore,
      onclosetag: ignore,
      oncomment: ignore,
      ondeclaration: ignore,
      onend: ignore,
      onopentagend: ignore,
      onopentagname: ignore,
      onprocessinginstruction: ignore,
      onselfclosingtag: ignore,
    },
  );
  tokenizer.write(html);
  tokenizer.end();
  return escapeHtml(words.join(''));
}
