import { imageWidths } from '@sitewright/commerce';
import { isTruthy } from '@sitewright/template';
import type { Formatter } from '@sitewright/template';
import { escapeAttribute } from '../text/escape.ts';
import { asNumber, asText, getKey } from '../values/read.ts';

/** What may be said of an image, each a text or a number. MEDI-01 */
const propNames = [
  'src',
  'width',
  'height',
  'alt',
  'format',
  'videoId',
  'class',
  'style',
  'priority',
  'sizes',
  'loader',
  'srcset',
] as const;

type Props = Readonly<Record<(typeof propNames)[number], string>>;

/** Where the bytes come from: our own widths, as they are, or the still picture of a video. */
const loaders = ['sqs', 'raw', 'vimeo', 'youtube'];
const formats = ['jpg', 'webp'];
const isOfVideo = (loader: string) => loader === 'vimeo' || loader === 'youtube';

/** What is wrong with the props, in the words of the specification. MEDI-02 to MEDI-09 */
const checks: readonly (readonly [isWrong: (props: Props) => boolean, text: string])[] = [
  [
    ({ width, height }) => ![width, height].every((size) => /^[1-9]\d*$/.test(size)),
    'width and height are required positive integers.',
  ],
  [
    ({ src, loader }) => src === '' && loader !== 'youtube',
    'src is required unless the loader is youtube.',
  ],
  [
    ({ videoId, loader }) => videoId === '' && loader === 'youtube',
    'videoId is required for youtube.',
  ],
  [({ sizes, loader }) => sizes === '' && loader === 'sqs', 'sizes is required for sqs.'],
  [({ srcset, loader }) => srcset !== '' && loader !== 'raw', 'srcset applies only for raw.'],
  [
    ({ format, loader }) => format !== '' && !(isOfVideo(loader) && formats.includes(format)),
    'format applies only for vimeo or youtube, and must be jpg or webp.',
  ],
  [
    ({ priority }) => priority !== '' && priority !== 'high' && priority !== 'low',
    'priority must be high or low.',
  ],
  [({ loader }) => !loaders.includes(loader), 'loader must be one of sqs, raw, vimeo, youtube.'],
];

/** An image by its props. Where the data has a truthy `debug`, what is wrong with them is an error. */
export const imageTemplate: Formatter = {
  name: 'image-template',
  run: (value, _, ctx) => {
    const props = readProps(value);
    if (isTruthy(ctx.resolve(['debug']))) {
      for (const [isWrong, text] of checks) if (isWrong(props)) ctx.error('ImageProps', text);
    }
    const { width, height, style, sizes, priority } = props;
    const attributes = {
      src: sourceOf(props),
      srcset: srcsetOf(props),
      sizes,
      width,
      height,
      class: props.class,
      style,
      fetchpriority: priority === 'high' || priority === 'low' ? priority : '',
      loading: priority === 'high' ? 'eager' : 'lazy',
    };
    const written = Object.entries(attributes)
      .filter(([, text]) => text !== '')
      .map(([name, text]) => ` ${name}="${escapeAttribute(text)}"`);
    return `<img${written.join('')} alt="${escapeAttribute(props.alt)}" decoding="async">`;
  },
};

function readProps(value: unknown): Props {
  const props = Object.fromEntries(propNames.map((name) => [name, asText(getKey(value, name))]));
  return { ...(props as Props), loader: props['loader'] || 'sqs' };
}

/** The still picture of a video has the host's own names; a format it has none of is jpg. */
function sourceOf({ src, loader, videoId, format, width, height }: Props): string {
  const kind = format === 'webp' ? 'webp' : 'jpg';
  switch (loader) {
    case 'youtube':
      return `https://i.ytimg.com/${kind === 'webp' ? 'vi_webp' : 'vi'}/${encodeURIComponent(videoId)}/hqdefault.${kind}`;
    case 'vimeo':
      return `${src.replace(/(?:-d)?_\d+(?:x\d+)?(?:\.\w+)?$/, '')}_${width}x${height}.${kind}`;
    default:
      return src;
  }
}

function srcsetOf({ src, loader, srcset, width }: Props): string {
  if (loader === 'raw') return srcset;
  if (loader !== 'sqs' || src === '') return '';
  const original = asNumber(width);
  const smaller = imageWidths.filter((wide) => wide < original);
  return [...smaller.map((wide) => `${src}?format=${wide}w ${wide}w`), `${src} ${original}w`].join(
    ', ',
  );
}
