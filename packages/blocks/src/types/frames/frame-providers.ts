/** Other hosts whose players and maps stand in frames: addresses that people paste, and what plays. */

/** A frame of another host. */
export interface OutsideFrame {
  /** What people call the host. */
  readonly provider: string;
  /** What a page must allow to show it. */
  readonly origin: string;
  /** Plays at once: it is asked for by a press. */
  readonly url: string;
  /** Pixels, of those that have no shape. */
  readonly height?: number;
}

/** How a video plays once it was asked for. */
interface Playing {
  readonly loop?: boolean;
  readonly muted?: boolean;
}

interface FrameProvider {
  readonly name: string;
  readonly isVideo: boolean;
  readonly origin: string;
  readonly hosts: readonly string[];
  /** Path and query of the player at the origin; undefined for an address that shows nothing. */
  readonly read: (url: URL, playing: Playing) => string | undefined;
  readonly height?: (url: URL) => number;
}

const providers: readonly FrameProvider[] = [
  {
    name: 'YouTube',
    isVideo: true,
    origin: 'https://www.youtube-nocookie.com',
    hosts: ['youtube.com', 'm.youtube.com', 'youtu.be', 'youtube-nocookie.com'],
    read: readYouTube,
  },
  {
    name: 'Vimeo',
    isVideo: true,
    origin: 'https://player.vimeo.com',
    hosts: ['vimeo.com', 'player.vimeo.com'],
    read: readVimeo,
  },
  {
    name: 'Spotify',
    isVideo: false,
    origin: 'https://open.spotify.com',
    hosts: ['open.spotify.com'],
    read: ({ pathname }) =>
      pathname.replace(
        /^(?:\/intl-[a-z]+)?(?:\/embed)?\/(track|album|playlist|artist|episode|show)\/(\w+)\/?$/,
        '/embed/$1/$2',
      ),
    height: ({ pathname }) => (/\/(?:track|episode)\//.test(pathname) ? 152 : 352),
  },
  {
    name: 'SoundCloud',
    isVideo: false,
    origin: 'https://w.soundcloud.com',
    hosts: ['soundcloud.com', 'm.soundcloud.com'],
    read: ({ pathname }) =>
      `/player/?url=${encodeURIComponent(`https://soundcloud.com${pathname}`)}&auto_play=true`,
    height: ({ pathname }) => (pathname.includes('/sets/') ? 400 : 166),
  },
  {
    name: 'Google Maps',
    isVideo: false,
    origin: 'https://www.google.com',
    hosts: ['google.com', 'maps.google.com'],
    read: readMap,
  },
];

/** Of all of them. */
export const frameOrigins: readonly string[] = providers.map(({ origin }) => origin);

/** What each provider's address must look like once it was read. */
const shown: Readonly<Record<string, RegExp>> = {
  Spotify: /^\/embed\//,
  SoundCloud: /url=https%3A%2F%2Fsoundcloud\.com%2F[\w-]+%2F/,
};

/**
 * What an address that was pasted shows; undefined for one that no known host has. `videos`: only
 * hosts of videos count.
 */
export function findFrame(
  address: string,
  playing: Playing = {},
  of: 'videos' | 'any' = 'any',
): OutsideFrame | undefined {
  const url = parseAddress(address);
  const host = url?.hostname.replace(/^www\./, '');
  const provider = providers.find(
    ({ hosts, isVideo }) => hosts.includes(host ?? '') && (isVideo || of === 'any'),
  );
  if (!url || !provider) return undefined;
  const path = provider.read(url, playing);
  if (path === undefined || shown[provider.name]?.test(path) === false) return undefined;
  const { name, origin, height } = provider;
  return {
    provider: name,
    origin,
    url: origin + path,
    ...(height && { height: height(url) }),
  };
}

/** An address of the web, also one that was typed without its protocol. */
function parseAddress(address: string): URL | undefined {
  const typed = address.trim();
  const whole = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
  return URL.canParse(whole) ? new URL(whole) : undefined;
}

function readYouTube({ hostname, pathname, searchParams }: URL, { loop, muted }: Playing) {
  const named =
    hostname === 'youtu.be'
      ? pathname.slice(1)
      : (searchParams.get('v') ?? /^\/(?:embed|shorts|live|v)\/([^/]+)/.exec(pathname)?.[1]);
  if (!/^[\w-]{11}$/.test(named ?? '')) return undefined;
  const start = secondsOf(searchParams.get('t') ?? searchParams.get('start'));
  const query = [
    'autoplay=1',
    'rel=0',
    'playsinline=1',
    ...(start > 0 ? [`start=${start}`] : []),
    ...(loop ? [`loop=1&playlist=${named}`] : []),
    ...(muted ? ['mute=1'] : []),
  ];
  return `/embed/${named}?${query.join('&')}`;
}

/** `90`, `90s` and `1m30s`. */
function secondsOf(time: string | null): number {
  const found = /^(?:(\d{1,3})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec(time ?? '');
  const [hours = 0, minutes = 0, seconds = 0] = (found ?? [])
    .slice(1)
    .map((one) => Number(one ?? 0));
  return hours * 3600 + minutes * 60 + seconds;
}

/** A video that is not listed has a second part, which its player asks for too. */
function readVimeo({ pathname, searchParams }: URL, { loop, muted }: Playing) {
  const found = /^\/(?:video\/|channels\/[\w-]+\/)?(\d{1,12})(?:\/([0-9a-f]{6,40}))?\/?$/.exec(
    pathname,
  );
  if (!found) return undefined;
  const hash = found[2] ?? searchParams.get('h') ?? '';
  const query = [
    'autoplay=1',
    'dnt=1',
    ...(/^[0-9a-f]{6,40}$/.test(hash) ? [`h=${hash}`] : []),
    ...(loop ? ['loop=1'] : []),
    ...(muted ? ['muted=1'] : []),
  ];
  return `/video/${found[1]}?${query.join('&')}`;
}

/** A frame as the host writes it, a place by its name, or a point. */
function readMap({ pathname, search, searchParams }: URL) {
  if (/^\/maps\/embed\/?$/.test(pathname) && searchParams.has('pb')) return `/maps/embed${search}`;
  const [, point] = /\/@(-?\d+\.?\d*,-?\d+\.?\d*)/.exec(pathname) ?? [];
  const [, name] = /^\/maps\/(?:place|search)\/([^/]+)/.exec(pathname) ?? [];
  const isMap = pathname.startsWith('/maps') || searchParams.has('q');
  const place = searchParams.get('q') ?? (name && decodeName(name)) ?? point;
  return isMap && place ? `/maps?q=${encodeURIComponent(place)}&output=embed` : undefined;
}

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name.replaceAll('+', ' '));
  } catch {
    return name;
  }
}
