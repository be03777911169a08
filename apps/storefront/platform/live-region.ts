import '../styles/base.css';

/** Says a short sentence to screen readers without moving the focus. */
export function announce(sentence: string): void {
  const region = document.querySelector('#sw-live-region') ?? createRegion();
  region.textContent = '';
  requestAnimationFrame(() => {
    region.textContent = sentence;
  });
}

function createRegion(): Element {
  const region = document.createElement('div');
  region.id = 'sw-live-region';
  region.className = 'sw-hidden';
  region.setAttribute('role', 'status');
  region.setAttribute('aria-live', 'polite');
  document.body.append(region);
  return region;
}
