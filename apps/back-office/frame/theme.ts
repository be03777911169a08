/** Light or dark, on this device. */

/** As the system says, or one of the two. */
export type OfficeTheme = 'system' | 'light' | 'dark';

const key = 'sitewright-theme';

/** The theme that was chosen on this device. */
export function readTheme(): OfficeTheme {
  const stored = localStorage.getItem(key);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** Shows the theme, and keeps it for the next time. */
export function applyTheme(theme: OfficeTheme): void {
  if (theme === 'system') {
    localStorage.removeItem(key);
    delete document.documentElement.dataset['theme'];
  } else {
    localStorage.setItem(key, theme);
    document.documentElement.dataset['theme'] = theme;
  }
}
