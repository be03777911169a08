/** A site that is read, whatever its file is written in. */
import type { ImportColumn } from '@sitewright/contract';
import type { FoundPicture, FoundThing } from './content-things.ts';

export interface ContentSource {
  /** What people call the way in which the file is written. */
  readonly dialect: string;
  /** Of the old site. */
  readonly title: string;
  readonly origin: URL | undefined;
  /** What stands in it, and what of that has a place here. */
  readonly holds: readonly ImportColumn[];
  readonly pictureOf?: (id: string) => FoundPicture | undefined;
  readonly sharedOf?: (id: string) => string | undefined;
  /** In the order of their lines; read anew each time. */
  readonly things: () => AsyncIterable<FoundThing>;
}
