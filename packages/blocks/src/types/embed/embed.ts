import { makeTextSchema } from '@sitewright/contract';
import { z } from 'zod';
import { defineBlockType } from '../block-type.ts';
import { findFrame } from '../frames/frame-providers.ts';
import { frameRatioNames, frameRatios, ratioField } from '../frames/frame-ratios.ts';
import {
  embeddedAddress,
  frameDocument,
  htmlFrameMarkup,
  outsideFrameMarkup,
} from '../frames/show-frame.ts';

/** Characters of HTML: it stands in an address. */
const htmlLength = 50_000;

const schema = z.looseObject({
  source: z.enum(['address', 'html']),
  /** As it was pasted. */
  address: makeTextSchema(2_000).optional(),
  /** Runs in a frame without an origin: it can break only its own block. */
  html: makeTextSchema(htmlLength).optional(),
  /** Plain text; what the frame is called. */
  title: makeTextSchema(500).optional(),
  ratio: z.enum(frameRatioNames),
  /** Pixels; 0: as the shape says. */
  height: z.int().min(0).max(3_000),
  /** HTML runs with the page and not after a press. */
  atOnce: z.boolean(),
});

type EmbedData = z.output<typeof schema>;

const initial: EmbedData = {
  source: 'address',
  ratio: 'widescreen',
  height: 0,
  atOnce: false,
};

const markup = `{.section frame}${outsideFrameMarkup}{.end}{.section own}${htmlFrameMarkup}{.end}`;

/** Something of another host, or HTML that runs apart from the page. */
export const embedBlock = defineBlockType({
  type: 'embed',
  legacyType: 22,
  kind: 'embed',
  title: 'Embed',
  germanTitle: 'Einbettung',
  version: 1,
  schema,
  markup,
  panel: [
    {
      kind: 'choice',
      name: 'source',
      label: { en: 'What is shown', de: 'Was gezeigt wird' },
      choices: [
        { value: 'address', label: { en: 'An address', de: 'Eine Adresse' } },
        { value: 'html', label: { en: 'Own HTML', de: 'Eigenes HTML' } },
      ],
    },
    {
      kind: 'frame-address',
      name: 'address',
      holds: 'any',
      label: { en: 'Address', de: 'Adresse' },
      when: { name: 'source', is: ['address'] },
      help: {
        en: 'YouTube, Vimeo, Spotify, SoundCloud or Google Maps. It loads when it is pressed.',
        de: 'YouTube, Vimeo, Spotify, SoundCloud oder Google Maps. Lädt erst auf Druck.',
      },
    },
    {
      kind: 'source',
      language: 'html',
      name: 'html',
      label: { en: 'Own HTML', de: 'Eigenes HTML' },
      when: { name: 'source', is: ['html'] },
      help: {
        en: 'It runs in a frame of its own and reaches nothing else of the page.',
        de: 'Es läuft in einem eigenen Rahmen und erreicht sonst nichts auf der Seite.',
      },
      maxLength: htmlLength,
    },
    { kind: 'text', name: 'title', label: { en: 'Title', de: 'Titel' }, maxLength: 500 },
    ratioField,
    {
      kind: 'number',
      name: 'height',
      label: { en: 'Height in pixels; 0: as the shape', de: 'Höhe in Pixeln; 0: wie die Form' },
      min: 0,
      max: 3_000,
    },
    {
      kind: 'switch',
      name: 'atOnce',
      when: { name: 'source', is: ['html'] },
      label: { en: 'Run own HTML with the page', de: 'Eigenes HTML mit der Seite ausführen' },
      help: {
        en: 'Else a visitor presses first. What it loads from other hosts hears of every visitor.',
        de: 'Sonst drücken Besucher erst. Wovon es lädt, das erfährt von allen Besuchern.',
      },
    },
  ],
  size: { width: 14, height: 10 },
  initial,
  sample: {
    ...initial,
    address: 'https://www.youtube.com/watch?v=M7lc1UVf-VE',
    title: 'How a bowl is thrown',
  },
  show: (data) => ({ frame: showOutside(data), own: showOwn(data) }),
  isEmpty: ({ source, address, html }) =>
    source === 'html' ? !html?.trim() : findFrame(address ?? '') === undefined,
});

function showOutside({ source, address, title = '', ratio, height }: EmbedData) {
  const frame = source === 'address' ? findFrame(address ?? '') : undefined;
  return (
    frame && {
      title: title || frame.provider,
      origin: frame.origin,
      ratio: frameRatios[ratio],
      height: height || frame.height,
      page: frameDocument({ ...frame, title }),
    }
  );
}

function showOwn({ source, html, title = '', ratio, height, atOnce }: EmbedData) {
  if (source !== 'html' || !html?.trim()) return undefined;
  const address = embeddedAddress(html);
  return {
    title: title || 'HTML',
    address,
    ratio: frameRatios[ratio],
    height,
    page: atOnce ? '' : frameDocument({ url: address, title: '', provider: title || 'HTML' }),
  };
}
