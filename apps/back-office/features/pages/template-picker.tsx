import {
  coverTemplates,
  insertTemplate,
  pageTemplates,
  type DesignSite,
  type PageTemplate,
} from '@sitewright/blocks';
import type { Command } from '@sitewright/contract';
import { useMemo, useState } from 'react';
import { useSite } from '../../app/office-context.ts';
import { DesignGrid } from '../../editor/designs/design-grid.tsx';
import { readPageLook, type PageLook } from '../../editor/designs/page-look.ts';
import { useDesignSite } from '../../editor/designs/use-design-site.ts';
import { newThingId } from '../../editor/new-thing-id.ts';
import { defineTexts } from '../../texts/define-texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { PendingState } from '../../ui/states.tsx';
import classes from './pages.module.css';

const texts = defineTexts({
  templates: { en: 'Templates', de: 'Vorlagen' },
  look: { en: 'A page of the site', de: 'Eine Seite der Website' },
});

/** A template that was chosen: what a page is called by it, and what makes the page. */
export interface ChosenTemplate {
  readonly id: string;
  readonly title: PageTemplate['title'];
  readonly commands: readonly Command[];
}

/** Pages by purpose, as they will look on this site. */
export function TemplatePicker({
  isCover,
  chosen,
  onPick,
}: {
  isCover: boolean;
  chosen: string | undefined;
  onPick: (template: ChosenTemplate) => void;
}) {
  const write = useTexts();
  const { identifier } = useSite();
  const [look, setLook] = useState<PageLook>();
  return (
    <div className={classes['templates']}>
      {look ? (
        <Shown look={look} isCover={isCover} chosen={chosen} onPick={onPick} />
      ) : (
        <>
          <PendingState />
          <iframe
            hidden
            title={write(texts.look)}
            sandbox="allow-same-origin"
            src={`/config/sites/${identifier}/canvas`}
            onLoad={({ currentTarget: { contentDocument: page } }) => {
              if (page?.getElementById('sections')) setLook(readPageLook(page));
            }}
          />
        </>
      )}
    </div>
  );
}

interface ShownProps {
  readonly look: PageLook;
  /** Those of pages without header and footer. */
  readonly isCover: boolean;
  readonly chosen: string | undefined;
  readonly onPick: (template: ChosenTemplate) => void;
}

function Shown(props: ShownProps) {
  const site = useDesignSite(props.look.language);
  return site ? <Offers {...props} site={site} /> : <PendingState />;
}

function Offers({ look, isCover, chosen, onPick, site }: ShownProps & { site: DesignSite }) {
  const write = useTexts();
  const all = useMemo(
    () =>
      (isCover ? coverTemplates : pageTemplates).map((template) => ({
        template,
        ...insertTemplate(template, { newId: newThingId, site }),
      })),
    [site, isCover],
  );
  return (
    <DesignGrid
      label={write(texts.templates)}
      isTall
      all={all}
      offers={all.map(({ template: { id, title }, document }) => ({
        id,
        title: write(title),
        document,
      }))}
      look={look}
      chosen={chosen ?? ''}
      onPick={(id) => {
        const found = all.find(({ template }) => template.id === id);
        if (found) onPick({ id, title: found.template.title, commands: found.commands });
      }}
    />
  );
}
