import { z } from 'zod';
import { defineBlockType } from '../block-type.ts';

const schema = z.looseObject({
  layout: z.enum(['row', 'column', 'menu']),
  alignment: z.enum(['left', 'center', 'right']),
});

/** The links are the server's: those at the foot of a page are the same. */
const markup =
  '{.if linksHtml}<div class="sw-language-switch sw-language-switch--{layout} sw-language-switch--{alignment}">' +
  '{.equal? layout "menu"}<details><summary aria-label="{label|htmltag}: {name|htmltag}">' +
  '{name|htmltag}</summary>{linksHtml}</details>{.or}{linksHtml}{.end}</div>{.end}';

const query = { kind: 'languages' } as const;

/** Links to the page that it stands on in the other languages of the site. */
export const languagesBlock = defineBlockType({
  type: 'languages',
  legacyType: 1337,
  kind: 'languages',
  title: 'Language switch',
  germanTitle: 'Sprachwahl',
  version: 1,
  schema,
  markup,
  panel: [
    {
      kind: 'choice',
      name: 'layout',
      label: { en: 'Layout', de: 'Anordnung' },
      help: {
        en: 'It shows the languages that are on under Languages. Pages that have it have none at their foot.',
        de: 'Sie zeigt die Sprachen, die unter „Sprachen“ eingeschaltet sind. Seiten mit ihr haben keine am Fuß.',
      },
      choices: [
        { value: 'row', label: { en: 'Beside each other', de: 'Nebeneinander' } },
        { value: 'column', label: { en: 'Below each other', de: 'Untereinander' } },
        { value: 'menu', label: { en: 'A menu that opens', de: 'Menü zum Aufklappen' } },
      ],
    },
    {
      kind: 'choice',
      name: 'alignment',
      label: { en: 'Alignment', de: 'Ausrichtung' },
      choices: [
        { value: 'left', label: { en: 'Left', de: 'Links' } },
        { value: 'center', label: { en: 'Centre', de: 'Mitte' } },
        { value: 'right', label: { en: 'Right', de: 'Rechts' } },
      ],
    },
  ],
  size: { width: 8, height: 2 },
  initial: { layout: 'row', alignment: 'left' },
  sample: { layout: 'menu', alignment: 'right' },
  show: (data, source) => {
    const { linksHtml, label, name } = source.answer(query) ?? {};
    return { ...data, linksHtml, label, name };
  },
  isEmpty: () => false,
  withoutAnswer: {
    en: 'This site has one language. Others are added under Languages.',
    de: 'Diese Website hat eine Sprache. Andere kommen unter „Sprachen“ dazu.',
  },
  needs: () => ({ queries: [query] }),
});
