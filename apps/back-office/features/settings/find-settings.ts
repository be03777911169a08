import type { FindThings } from '../../app/section.ts';
import { call } from '../../data/client.ts';
import { keyOf } from './setting-page.ts';

const most = 8;

/** Single settings that the role may see, by their words in both languages. */
export const findSettings: FindThings = async ({ identifier, text, write }, signal) => {
  const [{ settingPages }, read] = await Promise.all([
    import('./setting-pages.ts'),
    call('GET /api/sites/:identifier/settings', { params: { identifier } }, signal),
  ]);
  if (!read.ok) return [];
  const seen = new Set(read.answer.settings.map(keyOf));
  const words = text.toLocaleLowerCase().split(/\s+/u);
  return settingPages
    .flatMap((page) =>
      page.parts.flatMap(({ settings }) => settings.map((setting) => ({ page, setting }))),
    )
    .filter(({ setting }) => seen.has(keyOf(setting)))
    .filter(({ page, setting: { label, help, field } }) => {
      const all = [label.en, label.de, help?.en, help?.de, page.title.en, page.title.de, field];
      const searched = all.join(' ').toLocaleLowerCase();
      return words.every((word) => searched.includes(word));
    })
    .slice(0, most)
    .map(({ page, setting }) => ({
      path: `${page.path}#${keyOf(setting)}`,
      label: write(setting.label),
      detail: write(page.title),
    }));
};
