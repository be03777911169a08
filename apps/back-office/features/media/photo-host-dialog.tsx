import {
  contentLimits,
  mostPicturesAtOnce,
  type PhotoGallery,
  type SiteFile,
} from '@sitewright/contract';
import { useEffect, useRef, useState } from 'react';
import { useSite } from '../../app/office-context.ts';
import { call } from '../../data/client.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTried } from '../../forms/use-tried.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { focusFirst } from '../../ui/focus-first.ts';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import classes from './media.module.css';
import { photoHostTexts as texts } from './photo-host-texts.ts';
import { readAddresses } from './read-addresses.ts';

/** A picture that came, and what its host calls it. */
export interface HostedFile {
  readonly file: SiteFile;
  readonly title: string;
}

const limits = {
  galleries: contentLimits.galleriesPerIntegration,
  pictures: contentLimits.galleryPhotos,
};

/** Copies pictures of galleries elsewhere into the library: those of the feeds that are named. GLRY-16 */
export function PhotoHostDialog({
  room,
  onBrought,
  onClose,
}: {
  /** Pictures that can still be added. */
  room: number;
  onBrought: (files: readonly HostedFile[]) => void;
  onClose: () => void;
}) {
  const write = useTexts();
  const { identifier } = useSite();
  const [text, setText] = useState('');
  const [isTried, setTried] = useTried();
  const [galleries, setGalleries] = useState<readonly PhotoGallery[]>();
  const [left, setLeft] = useState<readonly string[]>([]);
  const finding = useWrite('POST /api/sites/:identifier/photo-galleries', {
    onDone: (answer) => setGalleries(answer.galleries),
  });
  const { addresses, problem } = readAddresses(text, limits.galleries);
  const chosen = (galleries ?? []).filter(({ address }) => !left.includes(address));
  const offered = chosen.flatMap(({ pictures }) => pictures);
  const wanted = offered.slice(0, room);
  const { done, bring } = useBringing(identifier, (files) => {
    onBrought(files);
    const missing = wanted.length - files.length;
    if (missing > 0) showToast({ message: write(texts.left, { count: missing }) });
    onClose();
  });
  const look = () => {
    setTried(true);
    if (!problem) finding.run({ params: { identifier }, body: { addresses: [...addresses] } });
  };
  const isBringing = done !== undefined;
  return (
    <Dialog
      isOpen
      title={write(texts.title)}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{write(texts.cancel)}</Button>
          <Button
            kind="primary"
            isPending={isBringing}
            isDisabled={wanted.length === 0}
            onPress={() => void bring(wanted)}
          >
            {write(texts.bring, { count: wanted.length })}
          </Button>
        </>
      }
    >
      <p className={classes['muted']}>{write(texts.intro)}</p>
      <TextField
        label={write(texts.addresses)}
        help={write(texts.addressesHelp, limits)}
        inputRef={focusFirst}
        isLong
        rows={3}
        value={text}
        onChange={(typed) => {
          setText(typed);
          setGalleries(undefined);
        }}
        error={
          isTried && problem ? write(texts[problem.kind], { ...limits, ...problem }) : undefined
        }
      />
      <div>
        <Button isPending={finding.isRunning} isDisabled={isBringing} onPress={look}>
          {write(texts.look)}
        </Button>
      </div>
      {galleries && (
        <fieldset className={classes['galleries']} disabled={isBringing}>
          <legend>{write(texts.found)}</legend>
          {galleries.map(({ address, title, pictures, problem: wrong }) =>
            wrong === null ? (
              <CheckField
                key={address}
                isSelected={!left.includes(address)}
                isDisabled={isBringing}
                help={address}
                onChange={(isIn) =>
                  setLeft(isIn ? left.filter((one) => one !== address) : [...left, address])
                }
              >
                {write(texts.gallery, { title: title || address, count: pictures.length })}
              </CheckField>
            ) : (
              <p key={address} role="alert">
                {write(texts[wrong])} <span className={classes['muted']}>{address}</span>
              </p>
            ),
          )}
        </fieldset>
      )}
      {offered.length > room && <output>{write(texts.room, { room })}</output>}
      {isBringing && (
        <progress
          max={wanted.length}
          value={done}
          aria-label={write(texts.progress, { done, total: wanted.length })}
        />
      )}
    </Dialog>
  );
}

type Wanted = PhotoGallery['pictures'][number];

/** Brings pictures a few at a time; who closes the dialog meanwhile has in the library what came. */
function useBringing(identifier: string, onDone: (files: readonly HostedFile[]) => void) {
  const [done, setDone] = useState<number>();
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  const bring = async (wanted: readonly Wanted[]) => {
    const files: HostedFile[] = [];
    for (let at = 0; at < wanted.length; at += mostPicturesAtOnce) {
      setDone(at);
      const pictures = wanted.slice(at, at + mostPicturesAtOnce);
      const result = await call('POST /api/sites/:identifier/photo-galleries/pictures', {
        params: { identifier },
        body: { pictures: [...pictures] },
      });
      if (isGone.current) return;
      if (!result.ok) {
        showToast({ message: result.failure.message, tone: 'danger' });
        break;
      }
      for (const [index, { file }] of result.answer.files.entries()) {
        if (file) files.push({ file, title: pictures[index]?.title ?? '' });
      }
    }
    setDone(undefined);
    onDone(files);
  };
  return { done, bring };
}
