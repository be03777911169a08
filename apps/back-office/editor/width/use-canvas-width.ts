import { useMemo, useState } from 'react';

/** Widths at which a page is looked at, in px; undefined: as wide as there is room. ROUT-41 */
const deviceWidths = { desktop: undefined, tablet: 768, phone: 390 } as const;

/** The same of a mail: as wide as mail programs show it on a desk, with its margins. */
const mailWidths = { desktop: 632, tablet: 632, phone: 390 } as const;

/** One of {@link deviceWidths}. */
type Device = keyof typeof deviceWidths;

/** The narrowest and the widest page that is looked at, in px. */
export const canvasBounds = [320, 2_560] as const;

/** How wide the page is shown, and how that is chosen. */
export interface CanvasWidth {
  /** Undefined while another width is chosen. */
  readonly device: Device | undefined;
  /** In px; undefined: as wide as there is room. */
  readonly px: number | undefined;
  /** As wide as it stands there, in px; undefined until it does. */
  readonly shown: number | undefined;
  readonly chooseDevice: (device: Device) => void;
  /** Any width, in px, within {@link canvasBounds}. */
  readonly choose: (px: number) => void;
  /** Back to the device that was chosen last. */
  readonly reset: () => void;
  /** The page stands there, this wide. */
  readonly onShown: (px: number) => void;
}

/** A mail has a width of its own: where there is no room for that of a desk, it begins on a phone. */
function deviceOfMail(): Device {
  return innerWidth < mailWidths.desktop ? 'phone' : 'desktop';
}

/** The width of the page on the canvas: of a device, or any. */
export function useCanvasWidth(isMail: boolean): CanvasWidth {
  const [device, setDevice] = useState<Device>(() => (isMail ? deviceOfMail() : 'desktop'));
  const [own, setOwn] = useState<number>();
  const [shown, setShown] = useState<number>();
  return useMemo(() => {
    const [least, most] = canvasBounds;
    return {
      device: own === undefined ? device : undefined,
      px: own ?? (isMail ? mailWidths : deviceWidths)[device],
      shown,
      chooseDevice(next) {
        setDevice(next);
        setOwn(undefined);
      },
      choose: (px) => setOwn(Math.max(least, Math.min(most, Math.round(px)))),
      reset: () => setOwn(undefined),
      onShown: setShown,
    };
  }, [device, own, shown, isMail]);
}
