import type { Section, SiteFile } from '@sitewright/contract';
import { lazy, Suspense, useState } from 'react';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { FileField } from '../../features/media/file-field.tsx';
import { FocalPoint } from '../../features/media/focal-point.tsx';
import { PictureField } from '../../features/media/picture-field.tsx';
import { defineTexts } from '../../texts/define-texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { ColorField } from '../../ui/color-field.tsx';
import { Button } from '../../ui/button.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';

// Only who brings pictures in reads it.
const PhotoHostDialog = lazy(async () => ({
  default: (await import('../../features/media/photo-host-dialog.tsx')).PhotoHostDialog,
}));

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
  bring: { en: 'Picture of a photo service', de: 'Bild eines Fotodienstes' },
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
  /** `gesture`: changes of one name that follow each other are taken back together. */
  onChange: (to: Background, gesture?: string) => void;
}) {
  const write = useTexts();
  const { identifier, may } = useSite();
  const [isBringing, setIsBringing] = useState(false);
  const read = useRead('GET /api/sites/:identifier/palette', { params: { identifier } });
  const palette = read.state === 'success' ? read.answer : undefined;
  const { source, assetId } = background;
  const isPicture = source === 'upload' || source === 'instagram';
  /** Another file behind it; empty for none. What of a picture stays in sight is said of the file. */
  const setFile = (id: string, file?: Pick<SiteFile, 'focalX' | 'focalY'>) => {
    const { assetId: _before, focalX: _x, focalY: _y, ...rest } = background;
    if (id === '') onChange(rest);
    else {
      const { focalX = 0.5, focalY = 0.5 } = file ?? {};
      onChange(seeThrough({ ...rest, assetId: id, focalX, focalY }));
    }
  };
  return (
    <>
      <SelectField
        label={write(texts.source)}
        isDisabled={isDisabled}
        choices={(['none', 'upload', 'instagram', 'video'] as const).map((value) => ({
          value,
          label: write(texts[value]),
        }))}
        value={source}
        onChange={(to: Background['source']) => {
          // A picture is no video: what was chosen goes, but a colour stays.
          const { assetId: _file, posterId: _poster, ...rest } = background;
          const isSameKind = isPicture && (to === 'upload' || to === 'instagram');
          onChange(isSameKind ? { ...background, source: to } : { ...rest, source: to });
        }}
      />
      {isPicture && (
        <>
          <PictureField
            label={write(texts.picture)}
            help={undefined}
            isDisabled={isDisabled}
            value={assetId ?? ''}
            onChange={(id, file) => setFile(id, file)}
          />
          {source === 'instagram' && may('edit-media') && (
            <Button isDisabled={isDisabled} onPress={() => setIsBringing(true)}>
              {write(texts.bring)}
            </Button>
          )}
          {assetId !== undefined && (
            <BackgroundPoint
              background={background}
              assetId={assetId}
              isDisabled={isDisabled}
              onChange={onChange}
            />
          )}
        </>
      )}
      {isBringing && (
        <Suspense fallback={null}>
          <PhotoHostDialog
            room={1}
            onBrought={([brought]) => brought && setFile(brought.file.id, brought.file)}
            onClose={() => setIsBringing(false)}
          />
        </Suspense>
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

/** What of a picture behind a section stays in sight, on the picture itself. */
function BackgroundPoint({
  background,
  assetId,
  isDisabled,
  onChange,
}: {
  background: Background;
  assetId: string;
  isDisabled: boolean;
  onChange: (to: Background, gesture?: string) => void;
}) {
  const { identifier, may } = useSite();
  const read = useRead(
    'GET /api/sites/:identifier/files/:id',
    { params: { identifier, id: assetId } },
    { isWanted: may('view-media') },
  );
  if (read.state !== 'success') return null;
  const { url, altText } = read.answer.file;
  return (
    <FocalPoint
      isDisabled={isDisabled}
      value={{ x: background.focalX ?? 0.5, y: background.focalY ?? 0.5 }}
      onChange={({ x, y }) => onChange({ ...background, focalX: x, focalY: y }, 'focal point')}
    >
      <img src={`${url}?format=750w`} alt={altText} draggable={false} />
    </FocalPoint>
  );
}
