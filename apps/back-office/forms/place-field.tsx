import { trackedBy, type CallAnswer, type TrackingContext } from '@sitewright/contract';
import { useEffect, useRef, useState } from 'react';
import { ComboBox } from 'react-aria-components/ComboBox';
import { FieldError } from 'react-aria-components/FieldError';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Text } from 'react-aria-components/Text';
import { useSite } from '../app/office-context.ts';
import { call } from '../data/client.ts';
import { useRead } from '../data/use-read.ts';
import { defineTexts } from '../texts/define-texts.ts';
import { useTexts } from '../texts/use-texts.ts';
import fieldClasses from '../ui/field.module.css';
import floating from '../ui/floating.module.css';
import { TextField, type FieldProps } from '../ui/text-field.tsx';

const texts = defineTexts({
  help: {
    en: 'Suggestions come while you type; choosing one fills in the rest.',
    de: 'Beim Tippen kommen Vorschläge; einer davon füllt die übrigen Felder aus.',
  },
  waiting: { en: 'Suggestions follow…', de: 'Vorschläge folgen…' },
  nothing: { en: 'No suggestions', de: 'Keine Vorschläge' },
});

/** A place as its details tell it. */
export type FoundPlace = CallAnswer<'GET /api/google-maps/places/details'>;

type Prediction = CallAnswer<'GET /api/google-maps/places/autocomplete'>['predictions'][number];

interface PlaceFieldProps extends FieldProps {
  readonly value: string;
  readonly maxLength?: number;
  readonly isDisabled: boolean;
  readonly onChange: (typed: string) => void;
  /** A suggestion was chosen. */
  readonly onPlace: (place: FoundPlace) => void;
  /** Who asks. MAPS-02 */
  readonly asks: TrackingContext;
}

const waitMs = 250;
/** Fewer letters are no address yet. */
const leastLetters = 3;

/** An address: with suggestions where the owner has chosen who knows places, else a plain field. MAPS-01 */
export function PlaceField({ onPlace, asks, ...field }: PlaceFieldProps) {
  const { identifier } = useSite();
  const read = useRead('GET /api/sites/:identifier/places', { params: { identifier } });
  const isAsked = read.state === 'success' && read.answer.provider !== 'none';
  if (!isAsked || field.isDisabled) return <TextField {...field} />;
  return <SuggestedField {...field} onPlace={onPlace} asks={asks} />;
}

function SuggestedField({ label, help, error, value, onChange, onPlace, asks }: PlaceFieldProps) {
  const write = useTexts();
  const { identifier } = useSite();
  const [found, setFound] = useState<readonly Prediction[]>([]);
  /** What was typed by hand, to be completed; what is chosen or comes from elsewhere asks nobody. */
  const [typed, setTyped] = useState('');
  /** What the suggestions are for. */
  const [answered, setAnswered] = useState<string>();
  const isAnswered = answered !== undefined && answered === typed;
  /** Joins the letters and the choice, for who bills by it. */
  const session = useRef<string>(undefined);
  /** Another choice, or another key, is meant in place of what is on its way. */
  const asking = useRef(new AbortController());
  // Other fields may be typed in until it comes.
  const take = useRef(onPlace);
  useEffect(() => {
    take.current = onPlace;
  });
  useEffect(() => () => asking.current.abort(), []);
  useEffect(() => {
    if (typed.trim().length < leastLetters) return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      session.current ??= crypto.randomUUID();
      const query = { site: identifier, input: typed.trim(), sessionToken: session.current };
      void call('GET /api/google-maps/places/autocomplete', { query }, stop.signal).then(
        (result) => {
          if (stop.signal.aborted) return;
          setFound(result.ok ? result.answer.predictions : []);
          setAnswered(typed);
        },
      );
    }, waitMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [identifier, typed]);
  const choose = async (placeId: string) => {
    const sessionToken = session.current;
    session.current = undefined;
    setTyped('');
    setFound([]);
    asking.current.abort();
    const { signal } = (asking.current = new AbortController());
    const query = {
      site: identifier,
      placeId,
      ...(sessionToken && { sessionToken }),
      ...trackedBy(asks),
    };
    const result = await call('GET /api/google-maps/places/details', { query }, signal);
    if (result.ok && !signal.aborted) take.current(result.answer);
  };
  return (
    <ComboBox
      className={fieldClasses['field'] ?? ''}
      items={found}
      inputValue={value}
      value={null}
      allowsCustomValue
      // It opens while somebody types; suggestions come a moment later.
      allowsEmptyCollection
      menuTrigger="input"
      isInvalid={Boolean(error)}
      onInputChange={(text) => {
        if (text === value) return;
        onChange(text);
        const isChosen = found.some(({ description }) => description === text);
        if (!isChosen) asking.current.abort();
        setTyped(isChosen ? '' : text);
      }}
      onChange={(key) => {
        if (key !== null) void choose(String(key));
      }}
    >
      <Label className={fieldClasses['label']}>{label}</Label>
      <Input className={fieldClasses['input']} autoComplete="off" />
      <Text slot="description" className={fieldClasses['help']}>
        {help ?? write(texts.help)}
      </Text>
      <FieldError className={fieldClasses['error']}>{error}</FieldError>
      <Popover className={floating['popover']}>
        <ListBox
          className={fieldClasses['list']}
          renderEmptyState={() => (
            <p className={fieldClasses['help']}>
              {write(isAnswered ? texts.nothing : texts.waiting)}
            </p>
          )}
        >
          {(place: Prediction) => (
            <ListBoxItem
              id={place.placeId}
              textValue={place.description}
              className={fieldClasses['option']}
            >
              {place.description}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}
