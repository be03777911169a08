import type { CommentState } from '@sitewright/contract';
import { defineTexts } from '../../texts/define-texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import classes from './desk.module.css';

const texts = defineTexts({
  chosen: { en: '{count} selected', de: '{count} ausgewählt' },
  approve: { en: 'Publish', de: 'Veröffentlichen' },
  hide: { en: 'Hide', de: 'Verbergen' },
  clearChosen: { en: 'Select none', de: 'Auswahl aufheben' },
});

/** What can be done with those that are chosen of what visitors wrote. */
export function ModerationBar({
  count,
  isRunning,
  onGive,
  onClear,
}: {
  count: number;
  isRunning: boolean;
  onGive: (state: Exclude<CommentState, 'waiting'>) => void;
  onClear: () => void;
}) {
  const write = useTexts();
  return (
    <div className={classes['selection']}>
      <output>{write(texts.chosen, { count })}</output>
      <Button kind="primary" isPending={isRunning} onPress={() => onGive('published')}>
        {write(texts.approve)}
      </Button>
      <Button isPending={isRunning} onPress={() => onGive('hidden')}>
        {write(texts.hide)}
      </Button>
      <Button kind="quiet" onPress={onClear}>
        {write(texts.clearChosen)}
      </Button>
    </div>
  );
}
