import type { LookView } from '@sitewright/contract';
import { Monitor, Smartphone } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { FailedPart } from '../../ui/states.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { addStyles } from './add-styles.ts';
import { lookTexts as texts } from './look-texts.ts';
import classes from './looks.module.css';
import { useStageSize } from './use-stage-size.ts';

/** Widths that pages are drawn for, in px, and how large they are shown at the most. */
const devices = {
  desktop: { width: 1440, most: 1 },
  phone: { width: 390, most: 0.8 },
} as const;

type Device = keyof typeof devices;

interface LookPreviewProps {
  /** What is looked at, for who does not see it. */
  readonly look: string;
  readonly views: readonly LookView[];
  /** Address of a page in the look; another one is drawn behind what is shown until it is there. */
  readonly hrefOf: (view: LookView) => string;
  /** More styles, which change without the page being drawn anew. */
  readonly styles?: string;
}

/** Pages in a look, drawn by the server as visitors would get them. Nothing in them can be pressed. */
export function LookPreview({ look, views, hrefOf, styles = '' }: LookPreviewProps) {
  const write = useTexts();
  const [wanted, setView] = useState<LookView>('home');
  const [device, setDevice] = useState<Device>(() =>
    matchMedia('(width < 48rem)').matches ? 'phone' : 'desktop',
  );
  const view = views.includes(wanted) ? wanted : views[0];
  if (view === undefined) return <p className={classes['about']}>{write(texts.noViews)}</p>;
  const label = write(texts.previewOf, { view: write(texts[view]), look });
  return (
    <div className={classes['preview']}>
      <div className={classes['bar']}>
        <fieldset className={classes['group']} aria-label={write(texts.page)}>
          {views.map((name) => (
            <button
              key={name}
              type="button"
              className={classes['toggle']}
              aria-pressed={view === name}
              onClick={() => setView(name)}
            >
              {write(texts[name])}
            </button>
          ))}
        </fieldset>
        <fieldset className={classes['group']} aria-label={write(texts.width)}>
          {(['desktop', 'phone'] as const).map((name) => (
            <button
              key={name}
              type="button"
              className={classes['toggle']}
              aria-label={write(texts[name])}
              aria-pressed={device === name}
              onClick={() => setDevice(name)}
            >
              {name === 'phone' ? (
                <Smartphone size={16} aria-hidden="true" />
              ) : (
                <Monitor size={16} aria-hidden="true" />
              )}
            </button>
          ))}
        </fieldset>
      </div>
      <Stage src={hrefOf(view)} view={view} device={device} label={label} styles={styles} />
    </div>
  );
}

interface StageProps {
  readonly src: string;
  readonly view: LookView;
  readonly device: Device;
  readonly label: string;
  readonly styles: string;
}

/** A frame that changes only once the next page is drawn: nothing blinks, and it stays scrolled. */
function Stage({ src, view, device, label, styles }: StageProps) {
  const write = useTexts();
  const stage = useRef<HTMLDivElement>(null);
  const size = useStageSize(stage);
  const [shown, setShown] = useState<{ src: string; view: LookView }>();
  const [failed, setFailed] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const frames = useRef(new Map<string, HTMLIFrameElement>());
  const key = `${src}#${attempt}`;
  useEffect(() => {
    for (const frame of frames.current.values()) addStyles(frame, styles);
  }, [styles]);

  const onLoad = (frame: HTMLIFrameElement) => {
    if (!frame.contentDocument?.body?.hasAttribute('data-look-preview')) {
      setFailed(key);
      return;
    }
    addStyles(frame, styles);
    const before = shown && frames.current.get(shown.src);
    if (shown?.view === view && before !== frame) {
      frame.contentWindow?.scrollTo(0, before?.contentWindow?.scrollY ?? 0);
    }
    setShown({ src: key, view });
  };

  const { width, most } = devices[device];
  const scale = Math.min(most, size.width / width);
  const box = { width, height: size.height / scale, transform: `scale(${scale})` };
  const left = Math.max(0, (size.width - width * scale) / 2);
  const isFailed = failed === key;
  const listed = [...new Set([...(shown ? [shown.src] : []), key])];
  return (
    <div ref={stage} className={classes['stage']} aria-busy={shown?.src !== key && !isFailed}>
      {size.width > 0 &&
        listed.map((one) => (
          <iframe
            key={one}
            ref={(frame) => {
              if (frame) frames.current.set(one, frame);
              return () => void frames.current.delete(one);
            }}
            title={label}
            src={one.slice(0, one.lastIndexOf('#'))}
            // Its styles and fonts come with the session; no script runs in it.
            sandbox="allow-same-origin"
            className={classes['frame']}
            style={{ ...box, insetInlineStart: left }}
            data-shown={one === shown?.src}
            aria-hidden={one !== shown?.src}
            onLoad={({ currentTarget }) => {
              if (one === key) onLoad(currentTarget);
            }}
          />
        ))}
      {shown?.src !== key && !isFailed && (
        <output className={classes['drawing']}>
          <Spinner />
          {write(texts.drawing)}
        </output>
      )}
      {isFailed && (
        <div className={classes['failed']}>
          <FailedPart onRetry={() => setAttempt((count) => count + 1)}>
            {write(texts.failed)}
          </FailedPart>
        </div>
      )}
    </div>
  );
}
