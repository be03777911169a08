/** In which sizes, colours and states screens are shown. */
import type { BrowserContextOptions } from '@playwright/test';

/** Widths in pixels; the first is a phone with a finger. */
export const widths = [390, 768, 1440] as const;

/** One of {@link widths}. */
export type Width = (typeof widths)[number];

/**
 * With things in it, while they come, when they do not come, what opens in the editor, and without
 * any: that one is last.
 */
export const states = ['filled', 'loading', 'failing', 'editor', 'empty'] as const;

/** One of {@link states}. */
export type State = (typeof states)[number];

/** The two colour schemes. */
export const schemes = ['light', 'dark'] as const;

/** One of {@link schemes}. */
export type Scheme = (typeof schemes)[number];

/** One device for all widths that it can show: a page is loaded once for each. */
export interface Device {
  readonly widths: readonly Width[];
  readonly options: BrowserContextOptions;
}

/** A phone with a finger, and a desk with a mouse. */
export const devices: readonly Device[] = [
  { widths: [390], options: { isMobile: true, hasTouch: true, deviceScaleFactor: 1 } },
  { widths: [768, 1440], options: {} },
];

/** Height of the window at a width. */
export const heightOf = (width: Width): number => (width === 390 ? 844 : 900);
