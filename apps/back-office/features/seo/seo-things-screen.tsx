import { seoChecks, type CallAnswer } from '@sitewright/contract';
import { useParams } from '@tanstack/react-router';
import { ExternalLink } from 'lucide-react';
import { Link } from 'react-aria-components/Link';
import { useSite } from '../../app/office-context.ts';
import { usePages } from '../../data/use-read.ts';
import { MissingScreen } from '../../frame/route-states.tsx';
import { visitHref } from '../../frame/visit-href.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Card, Page } from '../../ui/page.tsx';
import { ReadTable } from '../../ui/read-table.tsx';
import { EmptyState } from '../../ui/states.tsx';
import classes from './seo.module.css';
import { checkTexts, seoTexts as texts } from './seo-texts.ts';

const thingsRead = 'GET /api/sites/:identifier/seo/:check';

type Thing = CallAnswer<typeof thingsRead>['things'][number];

/** Where a kind of thing is mended; pages are looked at where visitors see them. */
const paths: Readonly<Partial<Record<Thing['kind'], (thing: Thing) => string>>> = {
  product: ({ id }) => `products/${id}`,
  post: ({ id }) => `pages/post/${id}/settings`,
  file: ({ id }) => `media/${id}`,
  redirect: ({ title }) => `redirects?search=${encodeURIComponent(title)}`,
};

/** Exactly the things that one check counted. */
export function Screen() {
  const write = useTexts();
  const site = useSite();
  const { check: asked } = useParams({ strict: false });
  const check = seoChecks.find((one) => one === asked);
  const params = { identifier: site.identifier, check: check ?? 'site-title' };
  const read = usePages(thingsRead, { params, query: {} });
  if (!check) return <MissingScreen />;
  const { name, why } = checkTexts[check];
  return (
    <Page title={write(name)} back={{ href: site.href('seo'), label: write(texts.title) }}>
      <p className={classes['muted']}>{write(why)}</p>
      <Card isFlush>
        <ReadTable
          read={read}
          label={write(name)}
          rows={read.state === 'success' ? read.answer.flatMap(({ things }) => things) : []}
          empty={<EmptyState title={write(texts.none)}>{write(texts.noneText)}</EmptyState>}
          idOf={({ kind, id, detail }) => `${kind} ${id} ${detail}`}
          nameOf={({ title }) => title}
          columns={[
            {
              key: 'title',
              title: write(texts.thing),
              cell: (thing) => <ThingName thing={thing} />,
            },
            {
              key: 'detail',
              title: write(texts.detail),
              cell: ({ detail }) => <span className={classes['detail']}>{detail}</span>,
            },
            {
              key: 'path',
              title: write(texts.address),
              cell: ({ path }) =>
                path !== '' && (
                  <a href={visitHref(site) + path.slice(1)} target="_blank" rel="noreferrer">
                    {path} <ExternalLink size={14} aria-hidden="true" />
                  </a>
                ),
            },
          ]}
        />
      </Card>
    </Page>
  );
}

function ThingName({ thing }: { thing: Thing }) {
  const { href } = useSite();
  const path = paths[thing.kind]?.(thing);
  return path === undefined ? thing.title : <Link href={href(path)}>{thing.title}</Link>;
}
