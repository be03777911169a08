// @vitest-environment happy-dom
import { editorOverlays, type EditorOverlay } from '@sitewright/contract';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useOverlay } from './use-overlay.ts';

afterEach(cleanup);

function Opened({ name }: { name: EditorOverlay }) {
  useOverlay(name);
  return null;
}

const told = () => document.documentElement.dataset['openOverlay'];

it('EDIT-04 overlays have the names of the specification, and the topmost is told', () => {
  expect(editorOverlays.join(', ')).toBe(
    'none, page-settings, section-settings, block-settings, site-styles, media, link, code, history, seo, share, publish',
  );
  const { rerender, unmount } = render(<Opened name="none" />);
  expect(told()).toBe('none');
  rerender(<Opened name="block-settings" />);
  expect(told()).toBe('block-settings');
  const above = render(<Opened name="link" />);
  expect(told()).toBe('link');
  // What lies below changes: the one above stays told.
  rerender(<Opened name="section-settings" />);
  expect(told()).toBe('link');
  above.unmount();
  expect(told()).toBe('section-settings');
  unmount();
  expect(told()).toBe('none');
});
