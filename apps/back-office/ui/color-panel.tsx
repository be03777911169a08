import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ColorArea } from 'react-aria-components/ColorArea';
import { ColorField as AriaColorField } from 'react-aria-components/ColorField';
import { parseColor, type Color } from 'react-aria-components/ColorPicker';
import { ColorSlider, SliderTrack } from 'react-aria-components/ColorSlider';
import { ColorThumb } from 'react-aria-components/ColorThumb';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { useTexts } from '../texts/use-texts.ts';
import { contrastOf, readColor, readHexDigits } from './color-contrast.ts';
import { colorTexts as texts } from './color-texts.ts';
import classes from './color.module.css';
import fields from './field.module.css';
import { SelectField } from './select-field.tsx';
import { TextField } from './text-field.tsx';

/** A colour of the site. */
export interface PaletteColor {
  readonly name: string;
  readonly color: string;
}

const formats = ['hex', 'rgb', 'hsl'] as const;

const channels = {
  rgb: ['red', 'green', 'blue'],
  hsl: ['hue', 'saturation', 'lightness'],
} as const;

/** What body text needs. WCAG 2.2, 1.4.3 */
const enough = 4.5;

/** What is picked, and among what. */
export interface ColorPanelProps {
  /** As CSS writes it; empty: none. */
  readonly value: string;
  readonly palette: readonly PaletteColor[];
  /** Of words that will stand on it; undefined: nobody knows. */
  readonly text: string | undefined;
  readonly onChange: (color: string) => void;
}

/** Picks a colour by eye, by numbers, or among those of the site. COLR-01 */
export function ColorPanel({ value, palette, text, onChange }: ColorPanelProps) {
  const write = useTexts();
  const [format, setFormat] = useState<(typeof formats)[number]>('hex');
  // Hue and saturation of a grey are nowhere in what is written.
  const [picked, setPicked] = useState(() => readColor(value) ?? parseColor('#ffffff'));
  const color = print(picked) === value ? picked : (readColor(value) ?? picked);
  const set = (to: Color | null) => {
    if (!to) return;
    setPicked(to);
    onChange(print(to));
  };
  const hsb = color.toFormat('hsb');
  return (
    <>
      <ColorArea
        value={hsb}
        onChange={set}
        colorSpace="hsb"
        xChannel="saturation"
        yChannel="brightness"
        aria-label={write(texts.area)}
        className={classes['area'] ?? ''}
      >
        <ColorThumb className={classes['thumb'] ?? ''} />
      </ColorArea>
      {(['hue', 'alpha'] as const).map((channel) => (
        <ColorSlider key={channel} channel={channel} value={hsb} onChange={set}>
          <Label className={fields['label']}>{write(texts[channel])}</Label>
          <SliderTrack className={classes['track'] ?? ''}>
            <ColorThumb className={classes['thumb'] ?? ''} />
          </SliderTrack>
        </ColorSlider>
      ))}
      <div className={classes['numbers']}>
        <SelectField
          label={write(texts.format)}
          choices={formats.map((one) => ({ value: one, label: write(texts[one]) }))}
          value={format}
          onChange={setFormat}
        />
        {format === 'hex' && <HexField color={color} onChange={set} />}
        {format !== 'hex' &&
          channels[format].map((channel) => (
            <AriaColorField
              key={channel}
              channel={channel}
              colorSpace={format}
              value={color.toFormat(format)}
              onChange={set}
              className={fields['field'] ?? ''}
            >
              <Label className={fields['label']}>{write(texts[channel])}</Label>
              <Input className={fields['input']} />
            </AriaColorField>
          ))}
        <AriaColorField
          channel="alpha"
          value={color}
          onChange={set}
          className={fields['field'] ?? ''}
        >
          <Label className={fields['label']}>{write(texts.alpha)}</Label>
          <Input className={fields['input']} />
        </AriaColorField>
      </div>
      <Swatches palette={palette} value={color} onChange={set} />
      {text !== undefined && value !== '' && readColor(text) && (
        <Contrast value={print(color)} text={text} />
      )}
    </>
  );
}

/** Hex digits, with eight of them where something lets through what is behind it. */
function print(color: Color): string {
  const isWhole = color.getChannelValue('alpha') === 1;
  return color.toString(isWhole ? 'hex' : 'hexa').toLowerCase();
}

function HexField({ color, onChange }: { color: Color; onChange: (color: Color) => void }) {
  const write = useTexts();
  const now = color.toString('hex').toLowerCase();
  const [typed, setTyped] = useState<string>();
  const isWrong = typed !== undefined && readHexDigits(typed) === undefined;
  return (
    <TextField
      label={write(texts.hex)}
      value={typed ?? now}
      maxLength={9}
      error={isWrong ? write(texts.hexWrong, { val: typed }) : undefined}
      onChange={(next) => {
        setTyped(next);
        const hex = readHexDigits(next);
        if (hex === undefined) return;
        const alpha = color.getChannelValue('alpha');
        onChange(parseColor(hex).withChannelValue('alpha', alpha));
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}

function Swatches({
  palette,
  value,
  onChange,
}: {
  palette: readonly PaletteColor[];
  value: Color;
  onChange: (color: Color) => void;
}) {
  const write = useTexts();
  if (palette.length === 0) return null;
  return (
    <fieldset className={classes['swatches']}>
      <legend>{write(texts.swatches)}</legend>
      {palette.map(({ name, color }) => (
        <button
          key={name}
          type="button"
          title={name}
          aria-label={write(texts.swatch, { name, color })}
          aria-pressed={print(value) === color}
          style={{ background: color }}
          onClick={() => onChange(parseColor(color))}
        />
      ))}
    </fieldset>
  );
}

function Contrast({ value, text }: { value: string; text: string }) {
  const write = useTexts();
  const { formatNumber } = useIntl();
  const exact = contrastOf(value, text);
  const ratio = formatNumber(Math.floor(exact * 10) / 10);
  const says = exact >= enough ? texts.reads : texts.blurs;
  return (
    <output className={classes['contrast']} data-low={exact < enough || undefined}>
      {write(says, { ratio })}
    </output>
  );
}
