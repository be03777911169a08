import type { Block, Breakpoint, Section } from '@sitewright/contract';
import { ArrowDown, ArrowUp, Copy, Eye, EyeOff, Lock, LockOpen, Trash2 } from 'lucide-react';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { blockName } from './block-name.ts';
import type { EditorActs } from './editor-acts.ts';
import { editorTexts as texts } from './editor-texts.ts';
import classes from './editor.module.css';
import { BlockPanel } from './panels/block-panel.tsx';
import { SectionPanel } from './panels/section-panel.tsx';
import type { EditorStore } from './store/editor-store.ts';

/** What is chosen: what can be done with it, and what it is made of. */
export function SidePanel({
  store,
  acts,
  block,
  section,
  breakpoint,
  mayEdit,
}: {
  store: EditorStore;
  acts: EditorActs;
  block: Block | undefined;
  section: Section | undefined;
  breakpoint: Breakpoint;
  mayEdit: boolean;
}) {
  const write = useTexts();
  const isLocked = block?.locked === true;
  return (
    <aside className={classes['right']} aria-label={write(texts.properties)}>
      {!block && !section && <p className={classes['hint']}>{write(texts.nothingChosen)}</p>}
      {!mayEdit && <p className={classes['hint']}>{write(texts.readOnly)}</p>}
      {(block ?? section) && mayEdit && (
        <div className={classes['tools']}>
          <Tool label={write(texts.moveUp)} icon={ArrowUp} onPress={() => acts.reorder(-1)} />
          <Tool label={write(texts.moveDown)} icon={ArrowDown} onPress={() => acts.reorder(1)} />
          <Tool label={write(texts.duplicate)} icon={Copy} onPress={() => acts.duplicate()} />
          {section && (
            <Tool
              label={write(section.hidden === true ? texts.show : texts.hide)}
              icon={section.hidden === true ? Eye : EyeOff}
              onPress={() => acts.hideSection()}
            />
          )}
          {block && (
            <Tool
              label={write(isLocked ? texts.unlock : texts.lock)}
              icon={isLocked ? LockOpen : Lock}
              onPress={() => acts.lockBlock()}
            />
          )}
          <Tool label={write(texts.remove)} icon={Trash2} onPress={() => acts.remove()} />
        </div>
      )}
      {block && (
        <>
          <h2>{write(blockName(block.type))}</h2>
          <BlockPanel
            key={block.id}
            store={store}
            block={block}
            breakpoint={breakpoint}
            isDisabled={!mayEdit || isLocked}
          />
        </>
      )}
      {section && (
        <SectionPanel key={section.id} store={store} section={section} isDisabled={!mayEdit} />
      )}
    </aside>
  );
}

function Tool({
  label,
  icon: Icon,
  onPress,
}: {
  label: string;
  icon: typeof ArrowUp;
  onPress: () => void;
}) {
  return (
    <Button kind="quiet" isIcon aria-label={label} onPress={onPress}>
      <Icon size={16} aria-hidden="true" />
    </Button>
  );
}
