import { useTexts } from '../../texts/use-texts.ts';
import classes from '../editor.module.css';
import { nameOf } from './others-list.tsx';
import { togetherTexts as texts } from './together-texts.ts';
import { peopleOf, useTogether } from './use-together.ts';

/** Says who else has chosen the same: nothing is refused to either of them. */
export function AlsoInBlock({ ids }: { ids: readonly string[] }) {
  const write = useTexts();
  const { others } = useTogether();
  const here = peopleOf(others.filter(({ chosen }) => chosen.some((id) => ids.includes(id))));
  const names = here.map((person) => nameOf(person, write)).join(', ');
  return (
    <output className={classes['hint']}>
      {here.length > 0 && write(texts.inBlock, { names, count: here.length })}
    </output>
  );
}
