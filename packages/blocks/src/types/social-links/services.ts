/** Services by the hosts of their addresses, with the names that styles of themes know. */
const services: readonly (readonly [host: string, service: string, title: string])[] = [
  ['bsky.app', 'bluesky', 'Bluesky'],
  ['facebook.com', 'facebook', 'Facebook'],
  ['github.com', 'github', 'GitHub'],
  ['instagram.com', 'instagram', 'Instagram'],
  ['linkedin.com', 'linkedin', 'LinkedIn'],
  ['pinterest.com', 'pinterest', 'Pinterest'],
  ['soundcloud.com', 'soundcloud', 'SoundCloud'],
  ['spotify.com', 'spotify', 'Spotify'],
  ['threads.net', 'threads', 'Threads'],
  ['tiktok.com', 'tiktok', 'TikTok'],
  ['vimeo.com', 'vimeo', 'Vimeo'],
  ['twitter.com', 'twitter', 'Twitter'],
  ['x.com', 'twitter', 'X'],
  ['youtube.com', 'youtube', 'YouTube'],
];

/** Which service an address is of; `url` is any other. */
export function findService(address: string): { service: string; title: string } {
  const parsed = URL.parse(address);
  if (parsed?.protocol === 'mailto:') return { service: 'email', title: 'Email' };
  const host = parsed?.hostname ?? '';
  const found = services.find(([known]) => host === known || host.endsWith(`.${known}`));
  return { service: found?.[1] ?? 'url', title: found?.[2] ?? host.replace(/^www\./, '') };
}
