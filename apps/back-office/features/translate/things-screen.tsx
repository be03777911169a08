import { mailParts, siteAreas, type SitePage, type TranslatedKind } from '@sitewright/contract';
import { useParams } from '@tanstack/react-router';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { mailPartName } from '../../editor/mail/mail-part-texts.ts';
import { useTexts, type WriteText } from '../../texts/use-texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { LinkTabs } from '../../ui/link-tabs.tsx';
import { Card, Page } from '../../ui/page.tsx';
import { ReadTable } from '../../ui/read-table.tsx';
import { EmptyState, FailedState, PendingState } from '../../ui/states.tsx';
import { sitePartTexts } from '../../texts/site-part-texts.ts';
import { translateTexts as texts } from './translate-texts.ts';
import { useOtherLanguages, useSiteLanguages } from './use-languages.ts';

/** What of the site may be translated, in one of its languages. */
export function Screen() {
  const write = useTexts();
  const { href, may } = useSite();
  const { language } = useParams({ strict: false });
  const read = useSiteLanguages();
  const others = useOtherLanguages();
  const chosen = others?.languages.find(({ code }) => code === language) ?? others?.languages[0];
  return (
    <Page title={write(texts.title)}>
      {read.state === 'pending' && <PendingState />}
      {read.state === 'failed' && (
        <Card>
          <FailedState failure={read.failure} onRetry={read.refetch} />
        </Card>
      )}
      {others && !chosen && (
        <Card>
          <EmptyState
            title={write(texts.noLanguage)}
            action={
              may('view-settings') && (
                <ButtonLink kind="primary" href={href('languages')}>
                  {write(texts.toLanguages)}
                </ButtonLink>
              )
            }
          >
            {write(texts.noLanguageText)}
          </EmptyState>
        </Card>
      )}
      {others && chosen && (
        <>
          {others.languages.length > 1 && (
            <LinkTabs
              label={write(texts.into)}
              tabs={others.languages.map(({ code, name }) => ({
                href: href(`translate/${code}`),
                label: name,
                isCurrent: code === chosen.code,
              }))}
            />
          )}
          <Things language={chosen.code} />
        </>
      )}
    </Page>
  );
}

interface Thing {
  readonly kind: TranslatedKind;
  readonly id: string;
  readonly title: string;
  readonly detail: string;
}

function Things({ language }: { language: string }) {
  const write = useTexts();
  const { identifier, href } = useSite();
  const read = useRead('GET /api/sites/:identifier/pages', { params: { identifier } });
  const rows = read.state === 'success' ? thingsOf(read.answer.pages, write) : [];
  return (
    <Card isFlush>
      <ReadTable
        label={write(texts.title)}
        read={read}
        rows={rows}
        idOf={({ kind, id }) => `${kind} ${id}`}
        nameOf={({ title }) => title}
        hrefOf={({ kind, id }) => href(`translate/${language}/${kind}/${id}`)}
        columns={[
          { key: 'title', title: write(texts.page), cell: ({ title }) => title },
          { key: 'address', title: write(texts.address), cell: ({ detail }) => detail },
        ]}
        empty={<EmptyState title={write(texts.nothing)}>{write(texts.nothingText)}</EmptyState>}
      />
    </Card>
  );
}

/** The site and its menus, then the pages; a store brings its categories. */
function thingsOf(pages: readonly SitePage[], write: WriteText): Thing[] {
  return [
    { kind: 'site', id: 'site', title: write(texts.site), detail: write(texts.siteText) },
    { kind: 'menus', id: 'menus', title: write(texts.menus), detail: '' },
    { kind: 'popup', id: 'popup', title: write(sitePartTexts.popup), detail: '' },
    { kind: 'header', id: siteAreas.header, title: write(sitePartTexts.siteHeader), detail: '' },
    { kind: 'footer', id: siteAreas.footer, title: write(sitePartTexts.siteFooter), detail: '' },
    {
      kind: 'announcement',
      id: siteAreas.announcement,
      title: write(sitePartTexts.announcement),
      detail: '',
    },
    ...mailParts
      .filter(({ kind }) => kind === undefined)
      .map((part): Thing => {
        return { kind: 'mail', id: part.name, title: mailPartName(part, write), detail: '' };
      }),
    ...pages.flatMap(({ id, title, urlId, isHomepage, typeName }): Thing[] => {
      const address = isHomepage ? '/' : `/${urlId}`;
      const name = title || address;
      const page = { kind: 'page', id, title: name, detail: address } as const;
      if (typeName !== 'products') return [page];
      const categories = write(texts.categories, { title: name });
      return [page, { kind: 'category', id, title: categories, detail: '' }];
    }),
  ];
}
