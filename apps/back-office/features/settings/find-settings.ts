import type { FindThings } from '../../app/section.ts';
import { call } from '../../data/client.ts';
import { keyOf } from './setting-page.ts';

const most = 8;

/** Single settings that the role may see, by their words in both languages. */
export const findSettings: FindThings = async ({ identifier, text, write }, signal) => {
  const [{ settingPages }, { settingPlaces }, read] = await Promise.all([
    import('./setting-pages.ts'),
    import('./setting-places.ts'),
    call('GET /api/sites/:identifier/settings', { params: { identifier } }, signal),
  ]);
  if (!read.ok) return [];
  const seen = new Set(read.answer.settings.map(keyOf));
  const words = text.toLocaleLowerCase().split(/\s+/u);
  const places = settingPlaces
    .filter(({ title, summary, words: more }) => {
      const all = [title.en, title.de, summary.en, summary.de, more].join(' ').toLocaleLowerCase();
      return seen.has('business:country') && words.every((word) => all.includes(word));
    })
    .map(({ path, title, summary }) => ({
      path: path.replace(/^settings\//, ''),
      label: write(title),
      detail: write(summary),
    }));
  const single = settingPages
    .flatMap((page) =>
      page.parts.flatMap(({ settings }) => settings.map((setting) => ({ page, setting }))),
    )
    .filter(({ setting }) => seen.has(keyOf(setting)))
    .filter(({ page, setting: { label, help, field } }) => {
      const all = [label.en, label.de, help?.en, help?.de, page.title.en, page.title.de, field];
      const searched = all.join(' ').toLocaleLowerCase();
      return words.every((word) => searched.includes(word));
    })
    .map(({ page, setting }) => ({
      path: `${page.path}#${keyOf(setting)}`,
      label: write(setting.label),
      detail: write(page.title),
    }));
  return [...places, ...single].slice(0, most);
};
