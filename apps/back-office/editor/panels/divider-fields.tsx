import { dividerDefaults, dividerInks, dividerShapes, type Section } from '@sitewright/contract';
import { defineTexts } from '../../texts/define-texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { SwitchField } from '../../ui/check-field.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';

type Divider = NonNullable<Section['style']['divider']>;

const texts = defineTexts({
  shape: { en: 'Edge to the next section', de: 'Kante zum nächsten Abschnitt' },
  none: { en: 'Straight', de: 'Gerade' },
  line: { en: 'Straight, with a line', de: 'Gerade, mit Linie' },
  slant: { en: 'Slanted', de: 'Schräg' },
  round: { en: 'Round', de: 'Rund' },
  wave: { en: 'Wave', de: 'Welle' },
  scallop: { en: 'Scallops', de: 'Bögen' },
  point: { en: 'Pointed', de: 'Spitz' },
  zigzag: { en: 'Zigzag', de: 'Zickzack' },
  height: { en: 'Height of the edge', de: 'Höhe der Kante' },
  thickness: { en: 'Thickness of the line', de: 'Dicke der Linie' },
  flip: { en: 'Mirrored', de: 'Gespiegelt' },
  ink: { en: 'Colour of the line', de: 'Farbe der Linie' },
  border: { en: 'As other lines', de: 'Wie andere Linien' },
  text: { en: 'As text', de: 'Wie Text' },
  accent: { en: 'Accent', de: 'Akzent' },
});

/** Shapes that look the same from both sides. */
const even: ReadonlySet<Divider['shape']> = new Set(['round', 'scallop', 'point', 'zigzag']);

/** The lower edge of a section. */
export function DividerFields({
  divider = { shape: 'none' },
  isDisabled,
  onChange,
}: {
  divider: Divider | undefined;
  isDisabled: boolean;
  onChange: (to: Divider | undefined) => void;
}) {
  const write = useTexts();
  const { shape } = divider;
  const isLine = shape === 'line';
  const usual = isLine ? dividerDefaults.lineHeight : dividerDefaults.height;
  return (
    <>
      <SelectField
        label={write(texts.shape)}
        isDisabled={isDisabled}
        choices={dividerShapes.map((value) => ({ value, label: write(texts[value]) }))}
        value={shape}
        onChange={(to: Divider['shape']) => {
          const { height: _before, ...rest } = divider;
          const isOfAKind = (to === 'line') === isLine;
          if (to === 'none') onChange(undefined);
          else onChange(isOfAKind ? { ...divider, shape: to } : { ...rest, shape: to });
        }}
      />
      {shape !== 'none' && (
        <NumberField
          label={write(isLine ? texts.thickness : texts.height)}
          bounds={isLine ? [1, 20] : [10, 400]}
          suffix="px"
          isDisabled={isDisabled}
          value={divider.height ?? usual}
          onChange={(height) => onChange({ ...divider, height })}
        />
      )}
      {isLine && (
        <SelectField
          label={write(texts.ink)}
          isDisabled={isDisabled}
          choices={dividerInks.map((value) => ({ value, label: write(texts[value]) }))}
          value={divider.ink ?? 'border'}
          onChange={(ink: (typeof dividerInks)[number]) => onChange({ ...divider, ink })}
        />
      )}
      {shape !== 'none' && !isLine && !even.has(shape) && (
        <SwitchField
          isSelected={divider.flip === true}
          isDisabled={isDisabled}
          onChange={(flip) => onChange({ ...divider, flip })}
        >
          {write(texts.flip)}
        </SwitchField>
      )}
    </>
  );
}
