import { Camera, CameraOff } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { defineTexts } from '../../texts/define-texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Banner } from '../../ui/states.tsx';
import { canReadBarcodes, watchBarcodes } from './read-barcodes.ts';
import classes from './packing.module.css';

const texts = defineTexts({
  open: { en: 'Scan with the camera', de: 'Mit der Kamera scannen' },
  close: { en: 'Close the camera', de: 'Kamera schließen' },
  view: { en: 'What the camera sees', de: 'Bild der Kamera' },
  failed: {
    en: 'The camera cannot be used. Allow it in the settings of the browser, or type the code.',
    de: 'Die Kamera ist nicht verfügbar. Erlauben Sie sie im Browser, oder tippen Sie den Code ein.',
  },
});

/** Reads barcodes by camera until it is closed. Nothing where the browser cannot. */
export function CameraScanner({ onCode }: { onCode: (code: string) => void }) {
  const write = useTexts();
  const [state, setState] = useState<'closed' | 'open' | 'failed'>('closed');
  if (!canReadBarcodes()) return null;
  const isOpen = state === 'open';
  return (
    <>
      <Button onPress={() => setState(isOpen ? 'closed' : 'open')}>
        {isOpen ? (
          <CameraOff size={18} aria-hidden="true" />
        ) : (
          <Camera size={18} aria-hidden="true" />
        )}
        {write(isOpen ? texts.close : texts.open)}
      </Button>
      {isOpen && (
        <CameraView label={write(texts.view)} onCode={onCode} onFailed={() => setState('failed')} />
      )}
      {state === 'failed' && <Banner tone="warning">{write(texts.failed)}</Banner>}
    </>
  );
}

interface ViewProps {
  label: string;
  onCode: (code: string) => void;
  onFailed: () => void;
}

function CameraView({ label, onCode, onFailed }: ViewProps) {
  const view = useRef<HTMLVideoElement>(null);
  const tellCode = useEffectEvent(onCode);
  const tellFailed = useEffectEvent(onFailed);
  useEffect(() => {
    const video = view.current;
    if (!video) return undefined;
    const ended = new AbortController();
    watchBarcodes(video, { signal: ended.signal, onCode: (code) => tellCode(code) }).catch(() => {
      if (!ended.signal.aborted) tellFailed();
    });
    return () => ended.abort();
  }, []);
  return <video ref={view} className={classes['camera']} aria-label={label} playsInline muted />;
}
