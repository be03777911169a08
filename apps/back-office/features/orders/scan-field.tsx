import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import { Card } from '../../ui/page.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { CameraScanner } from './camera-scanner.tsx';
import { signalPacked } from './pack-signal.ts';
import { packTexts as texts } from './pack-texts.ts';
import { findByCode, isAllPacked, packUnit, type PackedUnits } from './packed-units.ts';
import classes from './packing.module.css';
import { trackingFieldId } from './ship-card.tsx';
import { nameItem, type DetailItem } from './use-order.ts';

interface ScanFieldProps {
  items: readonly DetailItem[];
  packed: PackedUnits;
  isPickup: boolean;
  onPacked: (packed: PackedUnits) => void;
}

/** Takes codes from a keyboard, a hand scanner or the camera, and tells what became of each. */
export function ScanField({ items, packed, isPickup, onPacked }: ScanFieldProps) {
  const write = useTexts();
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const [code, setCode] = useState('');
  const [told, setTold] = useState({ isRight: true, text: '' });
  useEffect(() => {
    // On a phone the keyboard would cover half of the screen.
    if (matchMedia('(pointer: fine)').matches) field.current?.focus();
  }, []);
  const take = (scanned: string) => {
    const found = findByCode(items, packed, scanned);
    const isRight = typeof found !== 'string';
    signalPacked(isRight);
    if (!isRight) {
      const text = found === 'unknown' ? texts.unknown : texts.full;
      setTold({ isRight, text: write(text, { code: scanned }) });
      return;
    }
    const next = packUnit(packed, found);
    onPacked(next);
    const isAll = isAllPacked(items, next);
    const all = write(isPickup ? texts.allForPickup : texts.all);
    const lies = write(texts.lies, { name: nameItem(found) });
    setTold({ isRight, text: isAll ? `${lies} ${all}` : lies });
    // A hand scanner reads the label of the parcel next.
    if (isAll) document.getElementById(trackingFieldId)?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() === '') return;
    take(code.trim());
    setCode('');
  };
  return (
    <Card>
      <form noValidate className={classes['scan']} onSubmit={submit}>
        <TextField
          label={write(texts.code)}
          help={write(texts.codeHelp)}
          value={code}
          autoComplete="off"
          spellCheck="false"
          inputRef={field}
          onChange={setCode}
        />
        <CameraScanner onCode={take} />
        <output className={joinClasses(classes['told'], classes[told.isRight ? 'right' : 'wrong'])}>
          {told.text}
        </output>
      </form>
    </Card>
  );
}
