/** What a block costs visitors: at once, and after a press. */
import type { ScriptSize } from '@sitewright/contract';
import { Parser } from 'htmlparser2';
import { matchesSelector } from './match-selector.ts';
import { loadedFiles } from './weigh-markup.ts';

/** Something that a block loads. */
export interface LoadedThing {
  /** `outside`: of another host, whose name is `name`. */
  readonly kind: 'picture' | 'media' | 'script' | 'frame' | 'outside';
  /** Address of a file, name of a widget, or host. */
  readonly name: string;
  /** As it comes over the line; undefined: nobody knows. */
  readonly bytes: number | undefined;
}

export interface BlockCost {
  /** With the page, or when the block comes into sight. */
  readonly atOnce: readonly LoadedThing[];
  /** Not before somebody presses or types. */
  readonly afterPress: readonly LoadedThing[];
}

/** What is known of sizes. */
export interface CostMeasures {
  readonly bytesOf?: ((url: string) => number | undefined) | undefined;
  readonly scripts?: readonly ScriptSize[] | undefined;
}

/** What the markup of a block loads, each thing once. */
export function costOfMarkup(html: string, { bytesOf, scripts = [] }: CostMeasures): BlockCost {
  const atOnce = new Map<string, LoadedThing>();
  const afterPress = new Map<string, LoadedThing>();
  for (const { url, isPicture } of loadedFiles(html)) {
    atOnce.set(url, { kind: isPicture ? 'picture' : 'media', name: url, bytes: bytesOf?.(url) });
  }
  const parser = new Parser({
    onopentag(name, attributes) {
      for (const { widget, selector, when, bytes } of scripts) {
        if (!matchesSelector({ name, attributes }, selector)) continue;
        const into = when === 'touch' ? afterPress : atOnce;
        into.set(`script ${widget}`, { kind: 'script', name: widget, bytes });
      }
      addOutside(afterPress, attributes['data-loads']);
      if (name === 'iframe' && attributes['data-loads'] === undefined) {
        // HTML of the owner in its page: a press shows it, or the page itself is its address.
        const { src = '', srcdoc } = attributes;
        const into = srcdoc === undefined ? atOnce : afterPress;
        const bytes = srcdoc === undefined ? undefined : new TextEncoder().encode(srcdoc).length;
        into.set(`frame ${src}`, { kind: 'frame', name: src, bytes });
      }
      const isOwn = (name === 'video' || name === 'audio') && !attributes['data-loads'];
      if (isOwn) addMedia(attributes['src']);
      if (name === 'source' && attributes['media'] === undefined) addMedia(attributes['src']);
    },
  });
  function addMedia(url: string | undefined): void {
    if (!url || atOnce.has(url)) return;
    afterPress.set(url, { kind: 'media', name: url, bytes: bytesOf?.(url) });
  }
  parser.end(html);
  return { atOnce: [...atOnce.values()], afterPress: [...afterPress.values()] };
}

function addOutside(into: Map<string, LoadedThing>, origin: string | undefined): void {
  if (!origin) return;
  const host = URL.parse(origin)?.host || origin;
  into.set(`outside ${host}`, { kind: 'outside', name: host, bytes: undefined });
}

/** Bytes of what is known. */
export function knownBytes(things: readonly LoadedThing[]): number {
  return things.reduce((sum, { bytes = 0 }) => sum + bytes, 0);
}

/** A slow phone line: slow 4G, as phones are measured with. */
export const slowLine = { bitsPerSecond: 1_600_000, latencyMs: 150 } as const;

/** Milliseconds until this many bytes have come over a slow phone line, asked for together. */
export function slowLineMs(bytes: number): number {
  return slowLine.latencyMs + (bytes * 8 * 1_000) / slowLine.bitsPerSecond;
}
