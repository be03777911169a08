import type { OtherPerson } from '@sitewright/contract';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Together, TogetherState } from './together.ts';

/** Of the document that is open; undefined around screens that show none. */
export const TogetherContext = createContext<Together | undefined>(undefined);

const alone: TogetherState = { others: [], head: undefined };
const notAtAll = () => () => {};
const readAlone = () => alone;

/** Who else has the document open, and where it stands. */
export function useTogether(): TogetherState {
  const together = useContext(TogetherContext);
  return useSyncExternalStore(together?.subscribe ?? notAtAll, together?.read ?? readAlone);
}

/** Somebody with all of their tabs. */
export interface Person extends Pick<OtherPerson, 'person' | 'name' | 'isSelf'> {
  readonly tabs: readonly OtherPerson[];
}

/** Tabs by people, in the order in which they came. */
export function peopleOf(others: readonly OtherPerson[]): Person[] {
  return [...Map.groupBy(others, ({ person }) => person)]
    .toSorted(([one], [other]) => one - other)
    .flatMap(([person, tabs]) => {
      const [first] = tabs;
      return first ? [{ person, name: first.name, isSelf: first.isSelf, tabs }] : [];
    });
}

/** So many colours there are; more people share them. */
const colors = 8;

/** The colour of a person: `data-person` of what is drawn in it. */
export function colorOf(person: number): number {
  return person % colors;
}

/** The first letters of the first and the last word of a name. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s@.-]+/u).filter((word) => word !== '');
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return letters.map((word) => /^./u.exec(word ?? '')?.[0].toUpperCase() ?? '').join('');
}
