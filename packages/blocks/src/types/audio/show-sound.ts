/** Sounds: a file of the site, or one at another address that loads when it is played. */
import { makeTextSchema } from '@sitewright/contract';
import type { BlockSource } from '../block-type.ts';
import type { PanelField } from '../panel-field.ts';

/** Where a sound is, what it is called and who made it: the fields of a sound and of a track. */
export const soundShape = {
  assetId: makeTextSchema(60).optional(),
  /** Of another host, where there is no file. */
  url: makeTextSchema(2_000).optional(),
  /** Plain text. */
  title: makeTextSchema(500).optional(),
  author: makeTextSchema(500).optional(),
};

interface Sound {
  readonly assetId?: string | undefined;
  readonly url?: string | undefined;
  readonly title?: string | undefined;
  readonly author?: string | undefined;
}

/** A sound as templates print it; undefined where nothing can be heard. */
export function showSound({ assetId, url, title, author }: Sound, source: BlockSource) {
  const file = assetId === undefined ? undefined : source.fileUrl(assetId);
  const outside = file === undefined ? parseSecure(url) : undefined;
  const src = file ?? outside?.href;
  if (src === undefined) return undefined;
  const name = decodeName(src.slice(src.lastIndexOf('/') + 1));
  return {
    src,
    // What the page must allow.
    origin: outside?.origin,
    // A browser saves what is of the site; another host decides for itself.
    isOwn: file !== undefined,
    title: title || name,
    author,
    label: [title || name, author].filter(Boolean).join(' – '),
  };
}

/** Whether there is nothing to hear. */
export function isSilent({ assetId, url }: Sound): boolean {
  return assetId === undefined && parseSecure(url) === undefined;
}

/** A page is sent over TLS, and so must be what it plays. */
function parseSecure(url: string | undefined): URL | undefined {
  const typed = url?.trim() ?? '';
  const isAddress = /^https:\/\/[a-z0-9.-]+(?::\d+)?\//i.test(typed) && URL.canParse(typed);
  return isAddress ? new URL(typed) : undefined;
}

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** Asks for a sound. */
export const soundFields: readonly PanelField[] = [
  {
    kind: 'file',
    name: 'assetId',
    holds: 'audio',
    label: { en: 'Sound file', de: 'Tondatei' },
  },
  {
    kind: 'text',
    name: 'url',
    isCode: true,
    label: { en: 'Or an address, https://…', de: 'Oder eine Adresse, https://…' },
    help: {
      en: 'Used where no file is chosen. Nothing is loaded from there before somebody plays it.',
      de: 'Gilt, wo keine Datei gewählt ist. Von dort wird erst beim Abspielen geladen.',
    },
    maxLength: 2_000,
  },
  { kind: 'text', name: 'title', label: { en: 'Title', de: 'Titel' }, maxLength: 500 },
  { kind: 'text', name: 'author', label: { en: 'By whom', de: 'Von wem' }, maxLength: 500 },
];

/** The browser's own player of a sound. */
export const soundMarkup =
  '<audio{.if origin} data-loads="{origin|htmltag}"{.end} class="sw-sound" controls preload="none"' +
  ' src="{src|htmltag}" aria-label="{label|htmltag}"></audio>';
