/** What the writers of brought content share. */
import type { WriteTransaction } from '../../../../db/database.ts';
import type { Actor } from '../../../activity/actor.ts';
import type { FoundThing } from '../content-things.ts';
import type { PicturesHad } from '../lay-out.ts';
import type { PieceRow } from '../markup/piece.ts';
import type { ThingName } from './thing-name.ts';

export interface ContentWrite {
  readonly trx: WriteTransaction;
  readonly siteId: string;
  readonly actor: Actor;
  readonly at: Date;
  /** Address of the old site. */
  readonly origin: URL | undefined;
  readonly pictures: PicturesHad;
  readonly rowsOf: (thing: FoundThing) => readonly PieceRow[];
  readonly note: (line: number, code: string, reason: string) => void;
}

/** What became of a thing. */
export interface ContentChange {
  readonly id: ThingName;
  readonly title: string;
  readonly kind: 'created' | 'updated' | 'unchanged' | 'left';
  readonly before: object;
  readonly after: object;
  readonly carried?: Readonly<Record<string, unknown>>;
}
