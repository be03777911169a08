import { megabyte } from '@sitewright/contract';
import { readSettings, type SettingsHolder } from '../settings/read-settings.ts';

/** The most bytes of a file of this media type on this site. FILE-05, D-46 */
export function limitFor(site: SettingsHolder, mediaType: string): number {
  const { imageMegabytes, audioMegabytes, fileMegabytes } = readSettings(site, 'media');
  const kind = mediaType.split('/')[0];
  if (kind === 'image') return imageMegabytes * megabyte;
  return (kind === 'audio' ? audioMegabytes : fileMegabytes) * megabyte;
}
