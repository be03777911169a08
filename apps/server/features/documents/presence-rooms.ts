/** Who has which document open, in the memory of this process. */
import { presenceLimits, type OtherPerson } from '@sitewright/contract';
import type { DocumentKey } from './document-store.ts';

/** A tab that has a document open. */
interface PresentTab {
  readonly accountId: string;
  readonly name: string;
  /** Made by the tab: another person's of the same name is another tab. */
  readonly tab: string;
  readonly chosen: readonly string[];
  readonly isWriting: boolean;
}

interface Seat extends PresentTab {
  readonly documentId: string;
  readonly person: number;
  readonly seenAt: number;
}

/** The tabs of a site by account and tab. */
type Seats = Map<string, Seat>;

const { keptMs, tabsOfDocument, tabsOfPerson, tabsOfSite } = presenceLimits;
/** Between two looks at sites where nobody asks any more. */
const sweepMs = 60_000;

/**
 * Remembers who is where until they say nothing for `presenceLimits.keptMs`. A server that starts
 * again knows nobody until each tab asks the next time.
 */
export class PresenceRooms {
  readonly #sites = new Map<string, Seats>();
  #sweptAt = 0;

  /** Notes that a tab is there, if there is room for it. @returns the others of its document */
  enter({ siteId, id }: DocumentKey, tab: PresentTab, now: Date): OtherPerson[] {
    const at = now.getTime();
    this.#sweep(at);
    const seats = this.#sites.get(siteId) ?? new Map<string, Seat>();
    forgetOld(seats, at);
    const others = othersOf(seats, id, tab);
    const key = keyOf(tab);
    const person = personOf(seats, id, tab.accountId);
    seats.delete(key);
    if (hasRoom(seats, id, tab.accountId)) {
      seats.set(key, { ...tab, documentId: id, person, seenAt: at });
      this.#sites.set(siteId, seats);
    }
    return others;
  }

  /** Forgets a tab that closes. */
  leave({ siteId }: DocumentKey, tab: Pick<PresentTab, 'accountId' | 'tab'>): void {
    this.#sites.get(siteId)?.delete(keyOf(tab));
  }

  /** How many tabs are remembered of all sites. */
  get size(): number {
    return [...this.#sites.values()].reduce((sum, seats) => sum + seats.size, 0);
  }

  #sweep(at: number): void {
    if (at - this.#sweptAt < sweepMs) return;
    this.#sweptAt = at;
    for (const [siteId, seats] of this.#sites) {
      forgetOld(seats, at);
      if (seats.size === 0) this.#sites.delete(siteId);
    }
  }
}

function keyOf({ accountId, tab }: Pick<PresentTab, 'accountId' | 'tab'>): string {
  return `${accountId} ${tab}`;
}

function forgetOld(seats: Seats, at: number): void {
  for (const [key, { seenAt }] of seats) if (at - seenAt >= keptMs) seats.delete(key);
}

function ofDocument(seats: Seats, id: string): Seat[] {
  return [...seats.values()].filter(({ documentId }) => documentId === id);
}

function othersOf(seats: Seats, id: string, asking: PresentTab): OtherPerson[] {
  const own = keyOf(asking);
  return ofDocument(seats, id)
    .filter((seat) => keyOf(seat) !== own)
    .map(({ person, name, accountId, chosen, isWriting }) => ({
      person,
      name,
      isSelf: accountId === asking.accountId,
      chosen: [...chosen],
      isWriting,
    }));
}

/** The number that a person has in this document, or the lowest that nobody has. */
function personOf(seats: Seats, id: string, accountId: string): number {
  const here = ofDocument(seats, id);
  const known = here.find((seat) => seat.accountId === accountId);
  if (known) return known.person;
  const taken = new Set(here.map(({ person }) => person));
  let number = 0;
  while (taken.has(number)) number += 1;
  return number;
}

function hasRoom(seats: Seats, id: string, accountId: string): boolean {
  const all = [...seats.values()];
  return (
    all.length < tabsOfSite &&
    ofDocument(seats, id).length < tabsOfDocument &&
    all.filter((seat) => seat.accountId === accountId).length < tabsOfPerson
  );
}
