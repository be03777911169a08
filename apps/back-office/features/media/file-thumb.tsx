import type { SiteFile } from '@sitewright/contract';
import { AudioLines, File, Film } from 'lucide-react';
import classes from './media.module.css';

const icons = { video: Film, audio: AudioLines, other: File, image: File } as const;

/** A picture, small and cut around its focal point; a sign for what is none. */
export function FileThumb({ file }: { file: SiteFile }) {
  const { kind, url, focalX, focalY } = file;
  if (kind === 'image') {
    return (
      <img
        className={classes['thumb']}
        src={`${url}?format=300w`}
        alt=""
        loading="lazy"
        style={{ objectPosition: `${focalX * 100}% ${focalY * 100}%` }}
      />
    );
  }
  const Icon = icons[kind];
  return (
    <span className={classes['thumb']}>
      <Icon size={32} aria-hidden="true" />
    </span>
  );
}
