import type { Section } from '@sitewright/contract';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { FileField } from '../../features/media/file-field.tsx';
import { PictureField } from '../../features/media/picture-field.tsx';
import { defineTexts } from '../../texts/define-texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { ColorField } from '../../ui/color-field.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';

type Background = NonNullable<Section['style']['background']>;

const texts = defineTexts({
  source: { en: 'Background', de: 'Hintergrund' },
  none: { en: 'None, or a colour', de: 'Keiner oder eine Farbe' },
  upload: { en: 'Picture', de: 'Bild' },
  instagram: { en: 'Picture of a photo service', de: 'Bild eines Fotodienstes' },
  video: { en: 'Video', de: 'Video' },
  color: { en: 'Background colour', de: 'Hintergrundfarbe' },
  overlay: { en: 'Colour over the background', de: 'Farbe über dem Hintergrund' },
  picture: { en: 'Background picture', de: 'Hintergrundbild' },
  film: { en: 'Background video', de: 'Hintergrundvideo' },
  filmHelp: {
    en: 'Plays without sound and begins again at its end. Visitors can stop it; for those who want less motion it stands still.',
    de: 'Läuft ohne Ton und beginnt am Ende von vorn. Besucher können es anhalten; wer weniger Bewegung wünscht, sieht es stillstehen.',
  },
  poster: { en: 'Picture until it plays', de: 'Bild, bis es läuft' },
  posterHelp: {
    en: 'Also in its place where nothing may move. With it, the video loads only when it plays.',
    de: 'Auch an seiner Stelle, wo sich nichts bewegen soll. Mit ihm lädt das Video erst beim Abspielen.',
  },
});

/** How far a colour covers what lies below it, where nobody said so. */
const usualOverlay = 0.3;

/** A colour lets what it lies on be seen, where nobody said how far. */
function seeThrough(background: Background): Background {
  const { color, overlay } = background;
  return color === undefined || overlay !== undefined
    ? background
    : { ...background, overlay: usualOverlay };
}

/** What lies behind the content of a section. ENUM-04 */
export function BackgroundFields({
  background = { source: 'none' },
  isDisabled,
  onChange,
}: {
  background: Background | undefined;
  isDisabled: boolean;
  onChange: (to: Background) => void;
}) {
  const write = useTexts();
  const { identifier } = useSite();
  const read = useRead('GET /api/sites/:identifier/palette', { params: { identifier } });
  const palette = read.state === 'success' ? read.answer : undefined;
  const { source, assetId } = background;
  const offered: readonly Background['source'][] =
    source === 'instagram' ? ['none', 'upload', 'instagram', 'video'] : ['none', 'upload', 'video'];
  /** Another file behind it; empty for none. */
  const setFile = (id: string) => {
    const { assetId: _before, ...rest } = background;
    if (id === '') onChange(rest);
    else onChange(seeThrough({ ...rest, assetId: id, focalX: 0.5, focalY: 0.5 }));
  };
  return (
    <>
      <SelectField
        label={write(texts.source)}
        isDisabled={isDisabled}
        choices={offered.map((value) => ({ value, label: write(texts[value]) }))}
        value={source}
        onChange={(to: Background['source']) => {
          // A picture is no video: what was chosen goes, but a colour stays.
          const { assetId: _file, posterId: _poster, ...rest } = background;
          const isSameKind = to === 'upload' && source === 'instagram';
          onChange(isSameKind ? { ...background, source: to } : { ...rest, source: to });
        }}
      />
      {(source === 'upload' || source === 'instagram') && (
        <PictureField
          label={write(texts.picture)}
          help={undefined}
          isDisabled={isDisabled}
          value={assetId ?? ''}
          onChange={(id) => setFile(id)}
        />
      )}
      {source === 'video' && (
        <>
          <FileField
            kind="video"
            label={write(texts.film)}
            help={write(texts.filmHelp)}
            isDisabled={isDisabled}
            value={assetId ?? ''}
            onChange={(id) => setFile(id)}
          />
          <PictureField
            label={write(texts.poster)}
            help={write(texts.posterHelp)}
            isDisabled={isDisabled}
            value={background.posterId ?? ''}
            onChange={(id) => {
              const { posterId: _before, ...rest } = background;
              onChange(id === '' ? rest : seeThrough({ ...rest, posterId: id }));
            }}
          />
        </>
      )}
      <ColorField
        label={write(texts.color)}
        palette={palette?.colors ?? []}
        text={palette?.text ?? undefined}
        isDisabled={isDisabled}
        value={background.color ?? ''}
        onChange={(color) => {
          const { color: _before, ...rest } = background;
          const overlay = rest.overlay ?? (source === 'none' ? undefined : usualOverlay);
          if (color === '') onChange(rest);
          else onChange({ ...rest, color, ...(overlay !== undefined && { overlay }) });
        }}
      />
      {background.color !== undefined && source !== 'none' && (
        <NumberField
          label={write(texts.overlay)}
          bounds={[0, 100]}
          suffix="%"
          isDisabled={isDisabled}
          value={Math.round((background.overlay ?? 0) * 100)}
          onChange={(percent) => onChange({ ...background, overlay: percent / 100 })}
        />
      )}
    </>
  );
}
