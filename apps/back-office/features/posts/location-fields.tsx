import type { PostLocation } from '@sitewright/contract';
import { useState } from 'react';
import { PlaceField } from '../../forms/place-field.tsx';
import { linesOf } from '../../forms/place-lines.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { FieldRow } from '../../ui/page.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { postTexts as texts } from './post-texts.ts';

interface LocationProps {
  /** Null: it takes place nowhere in particular. */
  readonly value: PostLocation | null;
  readonly onChange: (value: PostLocation | null) => void;
  readonly isDisabled: boolean;
}

const nowhere: PostLocation = {
  addressLine1: '',
  addressLine2: '',
  addressCountry: '',
  mapLat: null,
  mapLng: null,
};

/** Where an event takes place. CALD-01 */
export function LocationFields({ value, onChange, isDisabled }: LocationProps) {
  const write = useTexts();
  const location = value ?? nowhere;
  const set = (changes: Partial<PostLocation>) => {
    const changed = { ...location, ...changes };
    const isEmpty = JSON.stringify(changed) === JSON.stringify(nowhere);
    onChange(isEmpty ? null : changed);
  };
  const line = (name: 'addressLine2' | 'addressCountry', text: 'line2' | 'country') => (
    <TextField
      label={write(texts[text])}
      maxLength={300}
      value={location[name]}
      isDisabled={isDisabled}
      onChange={(typed) => set({ [name]: typed })}
    />
  );
  return (
    <>
      <PlaceField
        label={write(texts.line1)}
        maxLength={300}
        value={location.addressLine1}
        isDisabled={isDisabled}
        onChange={(typed) => set({ addressLine1: typed })}
        asks={{ productPage: 'events', productSection: 'location' }}
        onPlace={(found) =>
          set({
            ...linesOf(found, document.documentElement.lang),
            ...(found.lat !== null &&
              found.lng !== null && { mapLat: found.lat, mapLng: found.lng }),
          })
        }
      />
      <FieldRow>
        {line('addressLine2', 'line2')}
        {line('addressCountry', 'country')}
      </FieldRow>
      <FieldRow>
        <DegreesField
          label={write(texts.lat)}
          help={write(texts.pointHelp)}
          most={90}
          value={location.mapLat}
          isDisabled={isDisabled}
          onChange={(mapLat) => set({ mapLat })}
        />
        <DegreesField
          label={write(texts.lng)}
          most={180}
          value={location.mapLng}
          isDisabled={isDisabled}
          onChange={(mapLng) => set({ mapLng })}
        />
      </FieldRow>
    </>
  );
}

interface DegreesProps {
  readonly label: string;
  readonly help?: string;
  readonly most: number;
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly isDisabled: boolean;
}

/** A number of degrees; what is none yet, such as a lone minus, stays typed and counts as none. */
function DegreesField({ value, most, onChange, ...rest }: DegreesProps) {
  const [typed, setTyped] = useState(value === null ? '' : String(value));
  return (
    <TextField
      {...rest}
      inputMode="decimal"
      value={degreesOf(typed, most) === value ? typed : String(value ?? '')}
      onChange={(text) => {
        setTyped(text);
        onChange(degreesOf(text, most));
      }}
    />
  );
}

function degreesOf(text: string, most: number): number | null {
  const trimmed = text.trim().replace(',', '.');
  const degrees = Number(trimmed);
  return trimmed === '' || !(Math.abs(degrees) <= most) ? null : degrees;
}
