// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { start } from './one-at-a-time.ts';

const sound = '<audio class="sw-sound" controls></audio>';

test('sounds play one at a time, and an album goes on with its next track', () => {
  document.body.innerHTML = `${sound}<ol class="sw-album-tracks"><li>${sound}</li><li>${sound}</li></ol>`;
  const sounds = [...document.querySelectorAll('audio')];
  const done: string[] = [];
  for (const [at, one] of sounds.entries()) {
    one.pause = () => void done.push(`pause ${at}`);
    one.play = vi.fn(async () => void done.push(`play ${at}`));
    start(one);
  }
  const tell = (at: number, event: string) => sounds[at]!.dispatchEvent(new Event(event));
  tell(1, 'play');
  expect(done.splice(0)).toEqual(['pause 0', 'pause 2']);
  tell(1, 'ended');
  expect(done.splice(0)).toEqual(['play 2']);
  tell(2, 'ended');
  tell(0, 'ended');
  expect(done).toEqual([]);
});
