import type { AdNetwork } from './ad-network.ts';

/** Who has the fonts of kits, as visitors know it. */
export const fontKitName = 'Adobe Fonts';

/** The fonts of a kit by its style sheet: no script of theirs runs, and nobody is told anything. D-73 */
export function fontKit(id: string): AdNetwork {
  return {
    name: fontKitName,
    load() {
      const sheet = document.createElement('link');
      sheet.rel = 'stylesheet';
      sheet.href = `https://use.typekit.net/${encodeURIComponent(id)}.css`;
      document.head.append(sheet);
    },
    tell: () => {},
  };
}
