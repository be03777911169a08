import { useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import { signalPacked } from './pack-signal.ts';
import { packTexts as texts } from './pack-texts.ts';
import { findByCode, isAllPacked, packUnit, type PackedUnits } from './packed-units.ts';
import classes from './packing.module.css';
import { ScanForm } from './scan-form.tsx';
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
  const [told, setTold] = useState({ isRight: true, text: '' });
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
  return (
    <ScanForm
      className={classes['scan']}
      label={write(texts.code)}
      help={write(texts.codeHelp)}
      onCode={take}
    >
      <output className={joinClasses(classes['told'], classes[told.isRight ? 'right' : 'wrong'])}>
        {told.text}
      </output>
    </ScanForm>
  );
}
