import { layoutSection, styleSection } from '@sitewright/blocks';
import type { Section, SectionLayout } from '@sitewright/contract';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { defineTexts } from '../../texts/define-texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { ColorField } from '../../ui/color-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { PictureField } from '../../features/media/picture-field.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import classes from '../editor.module.css';
import type { EditorStore } from '../store/editor-store.ts';

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
  color: { en: 'Background colour', de: 'Hintergrundfarbe' },
  overlay: { en: 'Colour over the picture', de: 'Farbe über dem Bild' },
  picture: { en: 'Background picture', de: 'Hintergrundbild' },
});

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
  const { identifier } = useSite();
  const read = useRead('GET /api/sites/:identifier/palette', { params: { identifier } });
  const palette = read.state === 'success' ? read.answer : undefined;
  const { id, style } = section;
  const background = style.background ?? { source: 'none' as const };
  const set = <Field extends 'height' | 'contentWidth' | 'verticalAlignment' | 'theme'>(
    field: Field,
    to: (typeof style)[Field] | undefined,
  ) => store.act(styleSection(store.read().document, id, { field, to }));
  const setBackground = (to: typeof style.background) =>
    store.act(styleSection(store.read().document, id, { field: 'background', to }), {
      joinsAs: `background ${id}`,
    });
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
        choices={(['small', 'medium', 'large'] as const).map((value) => ({
          value,
          label: write(texts[value]),
        }))}
        value={style.height === 'custom' ? null : (style.height ?? 'small')}
        onChange={(height) => set('height', height)}
      />
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
      <ColorField
        label={write(texts.color)}
        palette={palette?.colors ?? []}
        text={palette?.text ?? undefined}
        isDisabled={isDisabled}
        value={background.color ?? ''}
        onChange={(color) => {
          const { color: _before, ...rest } = background;
          const overlay = rest.overlay ?? (rest.assetId === undefined ? undefined : 0.3);
          if (color === '') setBackground(rest);
          else setBackground({ ...rest, color, ...(overlay !== undefined && { overlay }) });
        }}
      />
      {background.color !== undefined && background.assetId !== undefined && (
        <NumberField
          label={write(texts.overlay)}
          bounds={[0, 100]}
          suffix="%"
          isDisabled={isDisabled}
          value={Math.round((background.overlay ?? 0) * 100)}
          onChange={(percent) => setBackground({ ...background, overlay: percent / 100 })}
        />
      )}
      <PictureField
        label={write(texts.picture)}
        help={undefined}
        isDisabled={isDisabled}
        value={background.assetId ?? ''}
        onChange={(assetId) => {
          const { assetId: _before, ...rest } = background;
          setBackground(
            assetId === ''
              ? { ...rest, source: 'none' }
              : { ...rest, source: 'upload', assetId, focalX: 0.5, focalY: 0.5 },
          );
        }}
      />
    </div>
  );
}
