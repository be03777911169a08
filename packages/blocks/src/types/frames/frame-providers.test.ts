import { expect, it } from 'vitest';
import { findFrame } from './frame-providers.ts';

const player = 'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE?autoplay=1&rel=0&playsinline=1';

it.each([
  ['https://www.youtube.com/watch?v=M7lc1UVf-VE', player],
  ['youtube.com/watch?list=x&v=M7lc1UVf-VE&t=1m30s', `${player}&start=90`],
  ['https://youtu.be/M7lc1UVf-VE?t=42', `${player}&start=42`],
  ['https://www.youtube.com/shorts/M7lc1UVf-VE', player],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'],
  [
    'https://vimeo.com/76979871/0123456789',
    'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=0123456789',
  ],
  [
    'https://open.spotify.com/intl-de/track/11dFghVXANMlKmJXsNCbNl?si=x',
    'https://open.spotify.com/embed/track/11dFghVXANMlKmJXsNCbNl',
  ],
  [
    'https://soundcloud.com/forss/flickermood',
    'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fforss%2Fflickermood&auto_play=true',
  ],
  [
    'https://www.google.com/maps/place/Alder+Lane+5/@52.5,13.4,17z',
    'https://www.google.com/maps?q=Alder%20Lane%205&output=embed',
  ],
  ['https://www.google.com/maps/embed?pb=!1m18', 'https://www.google.com/maps/embed?pb=!1m18'],
])('%s plays', (address, url) => {
  const frame = findFrame(address);
  expect(frame?.url).toBe(url);
  expect(url.startsWith(`${frame?.origin}/`)).toBe(true);
});

it.each([
  '',
  'bowls',
  'javascript:alert(1)//youtube.com/watch?v=M7lc1UVf-VE',
  'https://youtube.com.evil.example/watch?v=M7lc1UVf-VE',
  'https://evil.example/?u=youtube.com/watch?v=M7lc1UVf-VE',
  'https://www.youtube.com/watch?v="><script>',
  'https://www.youtube.com/@somebody',
  'https://vimeo.com/about',
  'https://open.spotify.com/user/ann',
  'https://soundcloud.com/',
  'https://www.google.com/search?x=1',
])('nothing is shown of %s', (address) => {
  expect(findFrame(address)).toBeUndefined();
});

it('a video begins again, and without sound, where its owner says so', () => {
  const url = (address: string) => findFrame(address, { loop: true, muted: true })?.url;
  expect(url('https://youtu.be/M7lc1UVf-VE')).toBe(`${player}&loop=1&playlist=M7lc1UVf-VE&mute=1`);
  expect(url('https://vimeo.com/76979871')).toContain('&loop=1&muted=1');
});

it('a block of videos takes no other frames', () => {
  expect(findFrame('https://open.spotify.com/album/abc', {}, 'videos')).toBeUndefined();
  expect(findFrame('https://vimeo.com/76979871', {}, 'videos')?.provider).toBe('Vimeo');
});
