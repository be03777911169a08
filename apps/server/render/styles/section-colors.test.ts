import { expect, it } from 'vitest';
import { readSectionColors } from './section-colors.ts';

const css = `
:root{--sw-color-bg:#fbfbf9;--sw-color-surface:#f0f1ec;--sw-color-text:#1f241f}
.page-section[data-section-theme=white]{--sw-color-bg:#fff;--sw-color-text:#1f241f}
.page-section[data-section-theme="dark"]{--sw-color-bg:#141714;--sw-color-text:#eceee8}
.page-section[data-section-theme=white],.page-section[data-section-theme="dark"]{color:var(--sw-color-text)}
.page-section[data-section-theme=white]>.section-border{background:var(--sw-color-bg)}
.page-section[data-section-theme=light]>.section-border{background:var(--sw-color-surface)}
@media (prefers-color-scheme:dark){:root:has(body.dark-mode){--sw-color-bg:#141714;--sw-color-surface:#1f231f;--sw-color-text:#eceee8}}
`;

it('reads ground and text of the colour themes of sections', () => {
  expect(readSectionColors(css, () => false)).toEqual({
    '': [{ ground: '#fbfbf9', text: '#1f241f' }],
    white: [{ ground: '#fff', text: '#1f241f' }],
    dark: [{ ground: '#141714', text: '#eceee8' }],
    light: [{ ground: '#f0f1ec', text: '#1f241f' }],
  });
});

it('of a site that goes dark, both looks of what follows it', () => {
  const colors = readSectionColors(css, (name) => name === 'dark-mode');
  expect(colors['white']).toHaveLength(1);
  expect(colors['light']).toEqual([
    { ground: '#f0f1ec', text: '#1f241f' },
    { ground: '#1f231f', text: '#eceee8' },
  ]);
});

it('a theme that names its colours otherwise has none', () => {
  expect(readSectionColors('.page-section{color:red}', () => true)).toEqual({ '': [] });
});
