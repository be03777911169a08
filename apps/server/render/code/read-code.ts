/** What a piece of the owner's code holds: what of it may run, whom it reaches, and what is wrong. */
import { Parser } from 'htmlparser2';
import { LRUCache } from 'lru-cache';
import { nothingOutside, type OutsideOrigins } from '../outside-origins.ts';
import { hostsOfElement, hostsOfStyles } from './find-hosts.ts';
import { inlineHash } from '../tags/inline-hash.ts';

/** A mistake that would break the page around the code. */
export interface CodeFault {
  /** `open`: something is not closed; `refused`: an element that is no part of such code. */
  readonly kind: 'open' | 'refused';
  /** From 1. */
  readonly line: number;
}

/** A piece of code, read. */
export interface ReadCode {
  /** As it stands in a page: browsers hash scripts with plain ends of lines. */
  readonly html: string;
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
  readonly hasScript: boolean;
  /** Other hosts that its elements name. */
  readonly outside: OutsideOrigins;
  /** Names of all hosts that browsers ask because of it, also where no policy is asked. */
  readonly reaches: readonly string[];
  readonly faults: readonly CodeFault[];
}

const known = new LRUCache<string, ReadCode>({ maxSize: 4_000_000 });

/** Reads code of the owner, each text once. */
export function readCode(text: string): ReadCode {
  const before = known.get(text);
  if (before) return before;
  const read = new CodeReader(text.replaceAll(/\r\n?/g, '\n')).read();
  known.set(text, read, { size: text.length + 1 });
  return read;
}

/** What swallows the rest of the page when nothing closes it. */
const swallows = new Set(
  'script style template textarea title noscript iframe xmp noembed noframes select svg math'.split(
    ' ',
  ),
);
/** Parts of the page itself, and what leads all its addresses elsewhere. */
const refused = new Set('html head body base plaintext frameset'.split(' '));

type Kind = 'scripts' | 'styles' | 'pictures' | 'frames' | 'media';

/** Which attribute of an element loads what. */
const loads: Readonly<Record<string, readonly [attribute: string, kind: Kind]>> = {
  script: ['src', 'scripts'],
  img: ['src', 'pictures'],
  iframe: ['src', 'frames'],
  audio: ['src', 'media'],
  video: ['src', 'media'],
  source: ['src', 'media'],
};

class CodeReader {
  readonly #html: string;
  readonly #parser: Parser;
  readonly #origins: Record<Kind, Set<string>> = {
    scripts: new Set(),
    styles: new Set(),
    pictures: new Set(),
    frames: new Set(),
    media: new Set(),
  };
  readonly #hashes = { script: new Set<string>(), style: new Set<string>() };
  readonly #reaches = new Set<string>();
  readonly #open: { readonly name: string; readonly at: number }[] = [];
  readonly #faults: CodeFault[] = [];
  /** Where ends of elements stand that close one. */
  readonly #closed = new Set<number>();
  /** Where the text of an inline script or style begins. */
  #textFrom = -1;
  #hasScript = false;

  constructor(html: string) {
    this.#html = html;
    this.#parser = new Parser(
      {
        onopentag: (name, attributes) => this.#enter(name, attributes),
        onclosetag: (name, isImplied) => this.#leave(name, isImplied),
        oncomment: () => this.#requireEnd(),
      },
      { decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
    );
  }

  read(): ReadCode {
    this.#parser.end(this.#html);
    for (const close of this.#html.matchAll(/<\/(?:template|head|body|html)\b/gi)) {
      if (!this.#closed.has(close.index)) this.#fail('refused', close.index);
    }
    const listed = Object.entries(this.#origins).map(([kind, origins]) => [kind, [...origins]]);
    const { scripts, styles, ...others } = Object.fromEntries(listed) as Record<Kind, string[]>;
    return {
      html: this.#html,
      scriptHashes: [...this.#hashes.script],
      styleHashes: [...this.#hashes.style],
      hasScript: this.#hasScript,
      // Who gives a script is mostly who is told by it.
      outside: {
        ...nothingOutside,
        ...others,
        scripts,
        styles,
        fonts: styles,
        pictures: [...others.pictures, ...scripts],
        connections: scripts,
      },
      reaches: [...this.#reaches],
      faults: this.#faults.toSorted((a, b) => a.line - b.line),
    };
  }

  #enter(name: string, attributes: Readonly<Record<string, string>>): void {
    const at = this.#parser.startIndex;
    if (refused.has(name) || (name === 'meta' && 'http-equiv' in attributes)) {
      this.#fail('refused', at);
    }
    if (swallows.has(name)) this.#open.push({ name, at });
    const load = loads[name];
    if (load) this.#reach(load[1], attributes[load[0]]);
    if (name === 'link') this.#reach(kindOfLink(attributes), attributes['href']);
    for (const host of hostsOfElement(name, attributes)) this.#reaches.add(host);
    if (name === 'script') this.#hasScript = true;
    const isInline = name === 'style' || (name === 'script' && runsInline(attributes));
    this.#textFrom = isInline ? this.#parser.endIndex + 1 : -1;
  }

  #leave(name: string, isImplied: boolean): void {
    const at = this.#parser.startIndex;
    if (!isImplied) this.#closed.add(at);
    if (swallows.has(name)) {
      const opened = this.#open.findLastIndex((one) => one.name === name);
      const [entry] = opened < 0 ? [] : this.#open.splice(opened, 1);
      if (entry && isImplied) this.#fail('open', entry.at);
    }
    if ((name !== 'script' && name !== 'style') || this.#textFrom < 0 || isImplied) return;
    const text = this.#html.slice(this.#textFrom, at);
    if (text !== '') this.#hashes[name].add(inlineHash(text));
    if (name === 'style') for (const host of hostsOfStyles(text)) this.#reaches.add(host);
    this.#textFrom = -1;
  }

  #reach(kind: Kind | undefined, address: string | undefined): void {
    const origin = kind && originOf(address ?? '');
    if (origin) this.#origins[kind].add(origin);
  }

  /** A comment that nothing closes goes on to the end. */
  #requireEnd(): void {
    const { startIndex, endIndex } = this.#parser;
    const isOpen =
      this.#html.startsWith('<!--', startIndex) &&
      !this.#html.slice(0, endIndex + 1).endsWith('-->');
    if (isOpen) this.#fail('open', startIndex);
  }

  #fail(kind: CodeFault['kind'], at: number): void {
    this.#faults.push({ kind, line: this.#html.slice(0, at).split('\n').length });
  }
}

function kindOfLink({ rel = '', as }: Readonly<Record<string, string>>): Kind | undefined {
  const words = rel.toLowerCase().split(/\s+/);
  if (words.includes('stylesheet')) return 'styles';
  if (words.includes('modulepreload') || (words.includes('preload') && as === 'script')) {
    return 'scripts';
  }
  return words.includes('icon') ? 'pictures' : undefined;
}

function runsInline(attributes: Readonly<Record<string, string>>): boolean {
  if ('src' in attributes) return false;
  const type = attributes['type']?.trim().toLowerCase() ?? '';
  return type === '' || type === 'module' || type.endsWith('javascript');
}

/** The origin of another host, which only `https` reaches. */
function originOf(address: string): string | undefined {
  const text = address.trim();
  if (!/^(?:https:)?\/\//i.test(text) || !URL.canParse(text, 'https://x')) return undefined;
  const { origin } = new URL(text, 'https://x');
  // Other characters would end the host in the policy of the page.
  return /^https:\/\/[a-z0-9.-]+(?::\d+)?$/.test(origin) ? origin : undefined;
}
