import type { FindThings } from '../../app/section.ts';
import { call } from '../../data/client.ts';
import { bestFirst } from './best-first.ts';
import { keyOf } from './setting-page.ts';

const most = 8;

/** Screens of settings, and single settings, that the role may see, by their words in both languages. */
export const findSettings: FindThings = async ({ identifier, text, write }, signal) => {
  const [{ settingIndex }, { settingPlaces }, read] = await Promise.all([
    import('./setting-index.ts'),
    import('./setting-places.ts'),
    call('GET /api/sites/:identifier/settings', { params: { identifier } }, signal),
  ]);
  if (!read.ok) return [];
  const seen = new Set(read.answer.settings.map(keyOf));
  const typed = text.toLocaleLowerCase().split(/\s+/u);
  const fits = (words: string) => typed.every((word) => words.includes(word));
  const places = settingPlaces
    .filter(({ title, summary, words }) => {
      const all = [title.en, title.de, summary.en, summary.de, words].join(' ').toLocaleLowerCase();
      return seen.has('business:country') && fits(all);
    })
    .map(({ path, title, summary }) => ({ path, label: write(title), detail: write(summary) }));
  const single = settingIndex
    .filter((setting) => seen.has(keyOf(setting)) && fits(setting.words))
    .map(({ path, label, place: [screen] }) => ({
      path,
      label: write(label),
      ...(screen && { detail: write(screen) }),
    }));
  const best = bestFirst([...places, ...single], text, ({ label }) => label);
  return best.slice(0, most).map((found) => ({ ...found, isBelowSite: true }));
};
