import { layoutSection, styleSection } from '@sitewright/blocks';
import type { Section, SectionLayout } from '@sitewright/contract';
import { defineTexts } from '../../texts/define-texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import classes from '../editor.module.css';
import type { EditorStore } from '../store/editor-store.ts';
import { BackgroundFields } from './background-fields.tsx';
import { DividerFields } from './divider-fields.tsx';

const texts = defineTexts({
  layout: { en: 'Layout', de: 'Anordnung' },
  grid: { en: 'Free on a grid', de: 'Frei auf einem Raster' },
  stack: { en: 'One below the other', de: 'Untereinander' },
  rows: { en: 'Rows of 12 columns', de: 'Zeilen aus 12 Spalten' },
  height: { en: 'Height', de: 'Höhe' },
  small: { en: 'Small', de: 'Klein' },
  medium: { en: 'Medium', de: 'Mittel' },
  large: { en: 'Large', de: 'Groß' },
  contentWidth: { en: 'Width of the content', de: 'Breite des Inhalts' },
  wide: { en: 'Wide', de: 'Breit' },
  full: { en: 'Full', de: 'Ganze Breite' },
  vertical: { en: 'Vertical alignment', de: 'Vertikale Ausrichtung' },
  top: { en: 'Top', de: 'Oben' },
  middle: { en: 'Middle', de: 'Mitte' },
  bottom: { en: 'Bottom', de: 'Unten' },
  theme: { en: 'Colour theme', de: 'Farbthema' },
  ofSite: { en: 'Of the site', de: 'Der Website' },
  white: { en: 'White', de: 'Weiß' },
  light: { en: 'Light', de: 'Hell' },
  dark: { en: 'Dark', de: 'Dunkel' },
  bold: { en: 'Bold', de: 'Kräftig' },
  custom: { en: 'Own measure', de: 'Eigenes Maß' },
  customHeight: { en: 'Share of the window’s height', de: 'Anteil an der Fensterhöhe' },
  horizontal: { en: 'Horizontal alignment', de: 'Horizontale Ausrichtung' },
  horizontalHelp: {
    en: 'Of content that is narrower than its section.',
    de: 'Von Inhalt, der schmaler ist als sein Abschnitt.',
  },
  left: { en: 'Left', de: 'Links' },
  center: { en: 'Centre', de: 'Mitte' },
  right: { en: 'Right', de: 'Rechts' },
  backgroundWidth: { en: 'Width of the background', de: 'Breite des Hintergrunds' },
  'full-bleed': { en: 'From edge to edge', de: 'Von Rand zu Rand' },
  inset: { en: 'With a margin', de: 'Mit Rand' },
});

type StyleField =
  | 'theme'
  | 'background'
  | 'divider'
  | 'height'
  | 'customHeight'
  | 'contentWidth'
  | 'backgroundWidth'
  | 'horizontalAlignment'
  | 'verticalAlignment';

/** Percent of the window that a height of one's own begins with. */
const usualHeight = 50;

/** Fields that change key by key: keys that follow each other are one entry of the history. */
const typedFields: ReadonlySet<string> = new Set(['background', 'customHeight', 'divider']);

/** How a section looks, and how its blocks are arranged. */
export function SectionPanel({
  store,
  section,
  isDisabled,
}: {
  store: EditorStore;
  section: Section;
  isDisabled: boolean;
}) {
  const write = useTexts();
  const { id, style } = section;
  const set = <Field extends StyleField>(
    field: Field,
    to: Section['style'][Field] | undefined,
    gesture: string = field,
  ) =>
    store.act(
      styleSection(store.read().document, id, { field, to }),
      typedFields.has(field) ? { joinsAs: `${gesture} ${id}` } : {},
    );
  return (
    <div className={classes['fields']}>
      <SelectField
        label={write(texts.layout)}
        isDisabled={isDisabled}
        choices={(['grid', 'stack', 'rows'] as const).map((value) => ({
          value,
          label: write(texts[value]),
        }))}
        value={section.layout}
        onChange={(to: SectionLayout) => store.act(layoutSection(store.read().document, id, to))}
      />
      <SelectField
        label={write(texts.theme)}
        isDisabled={isDisabled}
        choices={[
          { value: '', label: write(texts.ofSite) },
          ...(['white', 'light', 'bold', 'dark'] as const).map((value) => ({
            value,
            label: write(texts[value]),
          })),
        ]}
        value={style.theme ?? ''}
        onChange={(theme) => set('theme', theme === '' ? undefined : theme)}
      />
      <SelectField
        label={write(texts.height)}
        isDisabled={isDisabled}
        choices={(['small', 'medium', 'large', 'custom'] as const).map((value) => ({
          value,
          label: write(texts[value]),
        }))}
        value={style.height ?? 'small'}
        onChange={(height) =>
          store.act([
            ...styleSection(store.read().document, id, { field: 'height', to: height }),
            ...(height === 'custom' && style.customHeight === undefined
              ? styleSection(store.read().document, id, { field: 'customHeight', to: usualHeight })
              : []),
          ])
        }
      />
      {style.height === 'custom' && (
        <NumberField
          label={write(texts.customHeight)}
          bounds={[1, 100]}
          suffix="%"
          isDisabled={isDisabled}
          value={style.customHeight}
          onChange={(percent) => set('customHeight', percent)}
        />
      )}
      <SelectField
        label={write(texts.contentWidth)}
        isDisabled={isDisabled}
        choices={(['small', 'medium', 'wide', 'full'] as const).map((value) => ({
          value,
          label: write(texts[value]),
        }))}
        value={style.contentWidth ?? 'wide'}
        onChange={(width) => set('contentWidth', width)}
      />
      <SelectField
        label={write(texts.vertical)}
        isDisabled={isDisabled}
        choices={(['top', 'middle', 'bottom'] as const).map((value) => ({
          value,
          label: write(texts[value]),
        }))}
        value={style.verticalAlignment ?? 'middle'}
        onChange={(alignment) => set('verticalAlignment', alignment)}
      />
      <SelectField
        label={write(texts.horizontal)}
        help={write(texts.horizontalHelp)}
        isDisabled={isDisabled}
        choices={(['left', 'center', 'right'] as const).map((value) => ({
          value,
          label: write(texts[value]),
        }))}
        value={style.horizontalAlignment ?? 'center'}
        onChange={(alignment) => set('horizontalAlignment', alignment)}
      />
      <BackgroundFields
        background={style.background}
        isDisabled={isDisabled}
        onChange={(to, gesture) => set('background', to, gesture)}
      />
      <SelectField
        label={write(texts.backgroundWidth)}
        isDisabled={isDisabled}
        choices={(['full-bleed', 'inset'] as const).map((value) => ({
          value,
          label: write(texts[value]),
        }))}
        value={style.backgroundWidth ?? 'full-bleed'}
        onChange={(width) => set('backgroundWidth', width)}
      />
      <DividerFields
        divider={style.divider}
        isDisabled={isDisabled}
        onChange={(to) => set('divider', to)}
      />
    </div>
  );
}
