/** What the proof and one of its servers say to each other, over the channel between processes. */
import type { Replacement } from './plants.ts';

/** How often a server suffers, as a probability of each statement it sends. */
export interface ServerFaults {
  /** The process is killed right before or right after it sends the statement. */
  killed: number;
  /** The connection breaks. */
  cut: number;
  aimed: readonly AimedFault[];
  /** No more processes are killed than this, give or take those that run; missing: any number. */
  mostKills?: number;
}

export const noFaults: ServerFaults = { killed: 0, cut: 0, aimed: [] };

/** Strikes right before a certain statement. */
export interface AimedFault {
  /** A part of its text. */
  statement: string;
  does: 'kill' | 'cut';
  /** Probability, each time that it is sent. */
  share: number;
}

/** Everything a server of the proof is told at its start; see server.ts. */
export interface ServerOrder {
  /** For `pg.Client`. */
  connection: object;
  port: number;
  dataDir: string;
  smtpUrl: string;
  seed: number;
  faults: ServerFaults;
  /** By how much its clock is ahead, ms. */
  clockMs: number;
  /** Texts of files that are replaced as the files are read. */
  plants: readonly Replacement[];
}

/** What staff do with one order. The same request may be asked of several servers at once. */
export interface StaffWork {
  orderNumber: number;
  /** `correct`: a cent goes back, and a unit comes back beside it. */
  action:
    | 'refund'
    | 'refund and restock'
    | 'correct'
    | 'cancel'
    | 'resolve'
    | 'add a unit'
    | 'take a unit off'
    | 'end the rest';
  requestId: string;
}

/** Asked of a running server. Every one is answered, with the same `id`. */
export type ServerTask =
  | { task: 'clock'; clockMs: number }
  | { task: 'behave' }
  /**
   * Opens ways to pay and makes the discount and the gift card that buyers fight for; answers the
   * code of the card.
   */
  | { task: 'prepare'; siteId: string; couponCode: string; couponLimit: number; giftCents: number }
  /** What clocks do, at once: payments, refunds, events, mails. */
  | { task: 'sweep' }
  | { task: 'staff'; siteId: string; work: StaffWork }
  /** The money of every other placed order came. */
  | { task: 'receive-transfers' };

export type ServerQuestion = ServerTask & { id: number };

export type ServerMessage =
  | { kind: 'ready'; url: string }
  | { kind: 'done'; id: number; error?: string; answer?: string | undefined };
