import {
  designKinds,
  insertDesign,
  putOnTop,
  emptyDocument,
  sectionDesigns,
  type DesignKind,
  type DesignSite,
  type SectionDesign,
} from '@sitewright/blocks';
import { useMemo, useState, type ReactNode } from 'react';
import { defineTexts } from '../../texts/define-texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { EmptyState, PendingState } from '../../ui/states.tsx';
import { DesignGrid } from '../designs/design-grid.tsx';
import classes from '../designs/designs.module.css';
import { readPageLook, type PageLook } from '../designs/page-look.ts';
import { useDesignSite } from '../designs/use-design-site.ts';
import { FormOfSections } from './form-of-sections.tsx';
import { isSectionMeant } from './other-words.ts';

const texts = defineTexts({
  all: { en: 'All', de: 'Alle' },
  kinds: { en: 'Kinds', de: 'Arten' },
  search: { en: 'Search sections', de: 'Abschnitte suchen' },
  sections: { en: 'Sections', de: 'Abschnitte' },
  none: { en: 'No section is called that', de: 'So heißt kein Abschnitt' },
  noneText: {
    en: 'Try another word, or choose a kind. Charts, maps and the like are blocks: they go into a section.',
    de: 'Versuchen Sie ein anderes Wort oder wählen Sie eine Art. Diagramme, Karten und Ähnliches sind Blöcke: Sie kommen in einen Abschnitt.',
  },
});

/** Each design begins with another picture, so that previews differ. */
function withOwnPictures(site: DesignSite, design: SectionDesign): DesignSite {
  const { pictures } = site;
  const from = (sectionDesigns.indexOf(design) * 3) % Math.max(1, pictures.length);
  return { ...site, pictures: [...pictures.slice(from), ...pictures.slice(0, from)] };
}

const kinds = Object.keys(designKinds) as DesignKind[];

/** Sections that a page can be built of, as they will look on it. */
export function SectionLibrary({
  page,
  onPick,
}: {
  /** The page on the canvas, whose look they take. */
  page: Document;
  onPick: (design: SectionDesign, site: DesignSite) => void;
}) {
  const [look] = useState(() => readPageLook(page));
  const [formId, setFormId] = useState<string>();
  const site = useDesignSite(look.language, formId);
  if (!site) return <PendingState />;
  return (
    <Shown look={look} site={site} onPick={onPick}>
      <FormOfSections formId={formId} onChange={setFormId} />
    </Shown>
  );
}

function Shown({
  look,
  site,
  children,
  onPick,
}: {
  look: PageLook;
  site: DesignSite;
  /** Below the kinds. */
  children: ReactNode;
  onPick: (design: SectionDesign, site: DesignSite) => void;
}) {
  const write = useTexts();
  const [kind, setKind] = useState<DesignKind>();
  const [search, setSearch] = useState('');
  const all = useMemo(
    () => sectionDesigns.map((design) => offer(design, withOwnPictures(site, design))),
    [site],
  );
  const wanted = search.trim().toLowerCase();
  const isCalled = ({ design: { title, kind: its } }: Offer) =>
    [title, designKinds[its]].some((words) => write(words).toLowerCase().includes(wanted));
  const isMeant = (one: Offer) =>
    !isCalled(one) && isSectionMeant(one.design.kind, typesOf(one.document), wanted);
  // What is called so stands first.
  const foundOffers = [...all.filter(isCalled), ...all.filter(isMeant)];
  const found = foundOffers.map(({ design }) => design);
  const offers = foundOffers
    .filter(({ design }) => kind === undefined || design.kind === kind)
    .map(({ design: { id, title }, document }) => ({ id, title: write(title), document }));
  const choices = [undefined, ...kinds].map((one) => ({
    kind: one,
    title: write(one === undefined ? texts.all : designKinds[one]),
    count: found.filter((design) => one === undefined || design.kind === one).length,
  }));
  return (
    <div className={classes['library']}>
      <div className={classes['side']}>
        <SearchField label={write(texts.search)} value={search} onSearch={setSearch} />
        <ul className={classes['kinds']} aria-label={write(texts.kinds)}>
          {choices.map((one) => (
            <li key={one.kind ?? ''}>
              <button
                type="button"
                aria-pressed={one.kind === kind}
                onClick={() => setKind(one.kind)}
              >
                <span>{one.title}</span>
                <span>{one.count}</span>
              </button>
            </li>
          ))}
        </ul>
        {children}
      </div>
      <div className={classes['shown']}>
        {offers.length === 0 ? (
          <EmptyState title={write(texts.none)}>{write(texts.noneText)}</EmptyState>
        ) : (
          <DesignGrid
            label={write(texts.sections)}
            all={all}
            offers={offers}
            look={look}
            onPick={(id) => {
              const design = sectionDesigns.find((one) => one.id === id);
              if (design) onPick(design, withOwnPictures(site, design));
            }}
          />
        )}
      </div>
    </div>
  );
}

type Offer = ReturnType<typeof offer>;

/** Types of the blocks of a document. */
function typesOf({ blocks }: Offer['document']): string[] {
  return Object.values(blocks).map(({ type }) => type);
}

/** The design alone on a page; ids are its own, so that many stand together. */
function offer(design: SectionDesign, site: DesignSite) {
  let number = 0;
  const newId = () => `${design.id}-${(number += 1)}`;
  const { commands } = insertDesign(emptyDocument, design, { index: 0, newId, site });
  const { document } = putOnTop(emptyDocument, commands);
  return { design, document };
}
