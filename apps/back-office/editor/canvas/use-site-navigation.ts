import { siteNavigationSchema } from '@sitewright/contract';
import { useEffect, useEffectEvent } from 'react';

/** Goes where the page in the frame asks to go; nobody else is listened to. ROUT-02, EDIT-08 */
export function useSiteNavigation(
  frame: Window | null | undefined,
  onNavigate: (path: string) => void,
): void {
  const listen = useEffectEvent(({ source, origin, data }: MessageEvent) => {
    if (source !== frame || origin !== location.origin) return;
    const asked = siteNavigationSchema.safeParse(data);
    if (asked.success) onNavigate(asked.data.path);
  });
  useEffect(() => {
    if (!frame) return undefined;
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [frame]);
}
