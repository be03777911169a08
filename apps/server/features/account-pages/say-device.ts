import { describeDevice } from '../accounts/describe-device.ts';
import { sayOf } from '../settings/say-of.ts';
import type { Site } from '../sites/site.ts';

/** What {@link describeDevice} kept of a device, as the visitors of a site read it. */
export function sayDevice(site: Site, device: string): string {
  const say = sayOf(site);
  if (device === describeDevice(undefined)) return say('Another device');
  const [, browser, system] = /^(.+) on (\w+)$/.exec(device) ?? [];
  return browser && system ? say('{browser} on {system}', { browser, system }) : device;
}
