import type { OtherPerson } from '@sitewright/contract';
import { findBlock } from '@sitewright/blocks';
import { useTexts, type WriteText } from '../../texts/use-texts.ts';
import unseen from '../../ui/unseen.module.css';
import type { EditorStore } from '../store/editor-store.ts';
import { selectionOf } from '../store/selection.ts';
import { togetherTexts as texts } from './together-texts.ts';
import classes from './together.module.css';
import { colorOf, initialsOf, peopleOf, useTogether, type Person } from './use-together.ts';

/** More are a number. */
const mostShown = 3;

/** Who else has the page open; a press on somebody goes to where they are. */
export function OthersList({ store }: { store: EditorStore }) {
  const write = useTexts();
  const { others } = useTogether();
  const people = peopleOf(others);
  const shown = people.slice(0, people.length > mostShown ? mostShown - 1 : mostShown);
  const rest = people.slice(shown.length);
  const names = people.map((person) => nameOf(person, write));
  return (
    <>
      <output className={unseen['unseen']}>
        {names.length > 0 && write(texts.alsoHereAre, { names: names.join(', ') })}
      </output>
      {people.length > 0 && (
        <ul className={classes['list']} aria-label={write(texts.alsoHere)}>
          {shown.map((person) => (
            <li key={person.person}>
              <button
                type="button"
                className={classes['face']}
                data-person={colorOf(person.person)}
                title={nameOf(person, write)}
                onClick={() => goTo(store, person.tabs)}
              >
                <span aria-hidden="true">{initialsOf(person.name)}</span>
                <span className={unseen['unseen']}>{nameOf(person, write)}</span>
              </button>
            </li>
          ))}
          {rest.length > 0 && (
            <li>
              <span
                className={classes['rest']}
                title={rest.map((person) => nameOf(person, write)).join(', ')}
              >
                <span aria-hidden="true">{`+${rest.length}`}</span>
                <span className={unseen['unseen']}>
                  {write(texts.more, { count: rest.length })}
                </span>
              </span>
            </li>
          )}
        </ul>
      )}
    </>
  );
}

/** The name of somebody; one's own of another tab says so. */
export function nameOf({ name, isSelf }: Pick<Person, 'name' | 'isSelf'>, write: WriteText) {
  return isSelf ? write(texts.self, { name }) : name;
}

/** Chooses what somebody has chosen, which brings it into sight. */
function goTo(store: EditorStore, tabs: readonly OtherPerson[]): void {
  const { document } = store.read();
  const chosen = tabs.flatMap((tab) => tab.chosen);
  const blocks = chosen.filter((id) => findBlock(document, id));
  const section = chosen.find((id) => document.sections[id]);
  if (blocks.length > 0) store.select(selectionOf(blocks));
  else if (section !== undefined) store.select({ kind: 'section', id: section });
}
