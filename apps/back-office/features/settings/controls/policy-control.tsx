import { isPageAddress } from '@sitewright/contract';
import { useRef, useState } from 'react';
import { defineTexts } from '../../../texts/define-texts.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { RichTextField } from '../../../ui/rich-text/rich-text-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import desk from '../../desk/desk.module.css';
import type { ControlProps } from './control-props.ts';

const texts = defineTexts({
  toAddress: { en: 'Use the address of a page instead', de: 'Stattdessen die Adresse einer Seite' },
  toText: { en: 'Write it here instead', de: 'Stattdessen hier schreiben' },
});

type Way = 'text' | 'address';

/** What a shop says of something: written right here, or the address of where it stands. */
export function PolicyControl({ value, onChange, isDisabled, ...props }: ControlProps) {
  const write = useTexts();
  const said = typeof value === 'string' ? value : '';
  const [chosen, setChosen] = useState<Way>();
  /** What was there before the other way was chosen: who comes back has it again. */
  const left = useRef<Partial<Record<Way, string>>>({});
  const way = wayOf(said, chosen);
  const go = (to: Way) => {
    left.current[way] = said;
    setChosen(to);
    onChange(left.current[to] ?? '');
  };
  const field = { ...props, value: said, onChange, isDisabled };
  return (
    <div className={desk['form']}>
      {way === 'text' ? <RichTextField {...field} /> : <TextField {...field} />}
      {!isDisabled && (
        <div>
          <Button isSmall onPress={() => go(way === 'text' ? 'address' : 'text')}>
            {write(way === 'text' ? texts.toAddress : texts.toText)}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Markup is a text, whatever was chosen before it came back. */
function wayOf(said: string, chosen: Way | undefined): Way {
  if (said.includes('<')) return 'text';
  return chosen ?? (isPageAddress(said) ? 'address' : 'text');
}
