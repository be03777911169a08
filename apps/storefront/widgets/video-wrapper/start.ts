import './video-wrapper.css';
import { readFrame } from './read-frame.ts';

/**
 * Shows a video that a template handed over as text, in its frame. Under a cover it waits until the
 * cover is pressed, and then plays at once; else the frame itself asks for the press. ENT-19
 */
export function start(wrapper: HTMLElement): void {
  const found = readFrame(wrapper.dataset['html'] ?? '');
  if (!found) return;
  const { frame, player } = found;
  const cover = wrapper.querySelector<HTMLElement>('.sqs-video-overlay');
  if (!cover) return wrapper.append(frame);
  const picture = cover.querySelector('img');
  const url = picture?.dataset['src'];
  // Pictures are of this site; an address of another host is blocked by the policy of the page.
  if (picture && url) picture.src = `${url}?format=1500w`;
  if (picture) picture.alt = '';
  cover.style.opacity = '1';
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'sw-video-start';
  button.setAttribute('aria-label', frame.title);
  button.addEventListener('click', () => {
    cover.remove();
    if (player) {
      frame.removeAttribute('srcdoc');
      frame.src = player;
    }
    wrapper.append(frame);
    frame.focus();
  });
  cover.append(button);
}
