import { useMemo, useState } from 'react';
import { useFilter } from 'react-aria-components/Autocomplete';
import { Link } from 'react-aria-components/Link';
import { useSections, useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Page } from '../../ui/page.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { EmptyState, FailedState, PendingState } from '../../ui/states.tsx';
import { bestFirst } from './best-first.ts';
import { settingPlaces } from './setting-places.ts';
import { settingPages } from './setting-pages.ts';
import { settingIndex } from './setting-index.ts';
import { keyOf } from './setting-page.ts';
import classes from './settings-screen.module.css';
import { settingsTexts as texts } from './settings-texts.ts';

interface Found {
  readonly key: string;
  readonly href: string;
  readonly title: string;
  readonly summary: string;
}

/** All screens of settings, and a search over every single setting. */
export function Screen() {
  const write = useTexts();
  const site = useSite();
  const [searched, setSearched] = useState('');
  const read = useRead('GET /api/sites/:identifier/settings', {
    params: { identifier: site.identifier },
  });
  const seen = useMemo(
    () => new Set(read.state === 'success' ? read.answer.settings.map(keyOf) : []),
    [read],
  );
  const found = useFound(seen, searched);
  return (
    <Page title={write(texts.settings)}>
      <SearchField label={write(texts.search)} value={searched} onSearch={setSearched} />
      {read.state === 'pending' && <PendingState />}
      {read.state === 'failed' && <FailedState failure={read.failure} onRetry={read.refetch} />}
      {read.state === 'success' &&
        (found.length === 0 ? (
          <EmptyState title={write(texts.noResults)} />
        ) : (
          <ul className={classes['pages']}>
            {found.map(({ key, href, title, summary }) => (
              <li key={key}>
                <Link href={href} className={classes['page'] ?? ''}>
                  <strong>{title}</strong>
                  <span className={classes['summary']}>{summary}</span>
                </Link>
              </li>
            ))}
          </ul>
        ))}
    </Page>
  );
}

/** @param seen keys of settings that the role may see */
function useFound(seen: ReadonlySet<string>, searched: string): readonly Found[] {
  const write = useTexts();
  const site = useSite();
  const sections = useSections();
  const reached = new Set(sections.map(({ path }) => path));
  const pages = settingPages.filter(({ parts }) =>
    parts.some(({ settings }) => settings.some((setting) => seen.has(keyOf(setting)))),
  );
  const { contains } = useFilter({ sensitivity: 'base' });
  const all = pages.map((page) => ({
    key: page.path,
    href: site.href(`settings/${page.path}`),
    title: write(page.title),
    summary: write(page.summary),
  }));
  const beside = settingPlaces
    .filter(({ permission }) => site.may(permission))
    .map(({ path, title, summary, words }) => ({
      key: path,
      href: site.href(path),
      title: write(title),
      summary: write(summary),
      words,
    }));
  const places: readonly (Found & { readonly words?: string })[] = [...beside, ...all];
  const text = searched.trim();
  if (text === '') return places;
  const others = sections
    .filter(({ area, path }) => area === 'settings' && path !== 'settings')
    .map(({ path, title, aliases = [] }) => ({
      key: path,
      href: site.href(path),
      title: write(title),
      summary: aliases.map((alias) => write(alias)).join(', '),
      words: [title, ...aliases].map(({ en, de }) => `${en} ${de}`).join(' '),
    }));
  const single = settingIndex
    .filter((setting) => seen.has(keyOf(setting)) && reached.has(setting.path.split(/[/#]/)[0]!))
    .map(({ group, field, path, label, place, words }) => ({
      key: keyOf({ group, field }),
      href: site.href(path),
      title: write(label),
      summary: place.map((part) => write(part)).join(' · '),
      words,
    }));
  const found: readonly Found[] = [
    ...[...places, ...others].filter(({ title, summary, words = '' }) =>
      contains(`${title} ${summary} ${words}`, text),
    ),
    ...single.filter(({ title, words }) => contains(`${title} ${words}`, text)),
  ];
  return bestFirst(found, text, ({ title }) => title);
}
