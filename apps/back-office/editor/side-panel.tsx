import { findSection, isGrouped, orderedSections } from '@sitewright/blocks';
import type {
  Block,
  Breakpoint,
  MailPartOf,
  PageDocument,
  PageFieldHead,
  Section,
} from '@sitewright/contract';
import {
  ArrowDown,
  ArrowUp,
  BringToFront,
  ClipboardPaste,
  Copy,
  CopyPlus,
  Eye,
  EyeOff,
  Group,
  Lock,
  LockOpen,
  Scissors,
  SendToBack,
  Trash2,
  Ungroup,
} from 'lucide-react';
import { memo, useSyncExternalStore } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { useOverlay } from '../ui/use-overlay.ts';
import { AreaPanel } from './areas/area-panel.tsx';
import { blockName } from './block-name.ts';
import type { ClipPresses } from './clips/use-clip-acts.ts';
import type { EditorActs } from './editor-acts.ts';
import { editorTexts as texts } from './editor-texts.ts';
import classes from './editor.module.css';
import { MailPanel } from './mail/mail-panel.tsx';
import { mailPartTexts } from './mail/mail-part-texts.ts';
import { BlockPanel } from './panels/block-panel.tsx';
import { ManyPanel } from './panels/many-panel.tsx';
import { SectionPanel } from './panels/section-panel.tsx';
import type { EditorStore } from './store/editor-store.ts';
import { AlsoInBlock } from './together/also-in-block.tsx';
import { Tool } from './tool.tsx';
import type { EditedThing } from './use-open-document.ts';

const readOnlyTexts = {
  page: texts.readOnly,
  post: texts.readOnlyPost,
  product: texts.readOnlyProduct,
  popup: texts.readOnly,
  'block-field': texts.readOnly,
  mail: mailPartTexts.readOnly,
} as const;

/** What is chosen: what can be done with it, and what it is made of. */
export function SidePanel({
  store,
  acts,
  clips,
  blocks,
  section,
  breakpoint,
  mayEdit,
  purpose,
  area,
  mailPart,
  isOnIndex,
}: {
  store: EditorStore;
  acts: EditorActs;
  clips: ClipPresses;
  blocks: readonly Block[];
  section: Section | undefined;
  breakpoint: Breakpoint;
  mayEdit: boolean;
  purpose: EditedThing['purpose'];
  /** What is edited is an area of a template. */
  area: PageFieldHead | undefined;
  /** What is edited is a part of mails. */
  mailPart: MailPartOf | undefined;
  /** Pages of an index stand beside the area. */
  isOnIndex: boolean;
}) {
  const write = useTexts();
  const block = blocks.length === 1 ? blocks[0] : undefined;
  const isAny = blocks.length > 0;
  useOverlay(isAny ? 'block-settings' : section ? 'section-settings' : 'none');
  const isLocked = isAny && blocks.every(({ locked }) => locked === true);
  const { document } = store.read();
  const mayUngroup = blocks.some((block) => isGrouped(document, block));
  return (
    <aside className={classes['right']} aria-label={write(texts.properties)}>
      <SeveralHint store={store} />
      {!isAny &&
        !section &&
        (mailPart ? (
          <MailPanel part={mailPart} store={store} mayEdit={mayEdit} />
        ) : area ? (
          <AreaPanel area={area} isOnIndex={isOnIndex} />
        ) : (
          <p className={classes['hint']}>{write(texts.nothingChosen)}</p>
        ))}
      <AlsoInBlock ids={section ? [section.id] : blocks.map(({ id }) => id)} />
      {!mayEdit && <p className={classes['hint']}>{write(readOnlyTexts[purpose])}</p>}
      {(isAny || section) && mayEdit && (
        <Tools
          acts={acts}
          clips={clips}
          sectionIs={section && (section.hidden === true ? 'hidden' : 'shown')}
          blockCount={blocks.length}
          isLocked={isLocked}
          isOnGrid={blocks.some((one) => findSection(document, one.sectionId)?.layout === 'grid')}
          breakpoint={breakpoint}
          mayUngroup={mayUngroup}
        />
      )}
      {blocks.length > 1 && (
        <ManyPanel acts={acts} count={blocks.length} breakpoint={breakpoint} mayEdit={mayEdit} />
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
        <>
          <h2>{write(texts.section, { number: numberOf(document, section.id) })}</h2>
          <SectionPanel key={section.id} store={store} section={section} isDisabled={!mayEdit} />
        </>
      )}
    </aside>
  );
}

/** What presses do while several are chosen. */
function SeveralHint({ store }: { store: EditorStore }) {
  const write = useTexts();
  const isOn = useSyncExternalStore(store.subscribe, () => store.read().choosesSeveral);
  return isOn && <p className={classes['hint']}>{write(texts.choosingSeveral)}</p>;
}

/** Counted from 1, as the outline does. */
const numberOf = (document: PageDocument, id: string) =>
  orderedSections(document).findIndex((section) => section.id === id) + 1;

interface ToolsProps {
  readonly acts: EditorActs;
  readonly clips: ClipPresses;
  readonly sectionIs: 'hidden' | 'shown' | undefined;
  readonly blockCount: number;
  readonly isLocked: boolean;
  /** Some of it can lie on others. */
  readonly isOnGrid: boolean;
  readonly breakpoint: Breakpoint;
  readonly mayUngroup: boolean;
}

/** What can be done with what is chosen. A key that is typed into it draws these not again. */
const Tools = memo(function Tools({
  acts,
  clips,
  sectionIs,
  blockCount,
  isLocked,
  isOnGrid,
  breakpoint,
  mayUngroup,
}: ToolsProps) {
  const write = useTexts();
  return (
    <div className={classes['acts']}>
      <Tool
        label={write(texts.moveUp)}
        icon={ArrowUp}
        onPress={() => acts.reorder(-1, breakpoint)}
      />
      <Tool
        label={write(texts.moveDown)}
        icon={ArrowDown}
        onPress={() => acts.reorder(1, breakpoint)}
      />
      <Tool label={write(texts.duplicate)} icon={CopyPlus} onPress={() => acts.duplicate()} />
      <Tool label={write(texts.copy)} icon={Copy} onPress={clips.copy} />
      <Tool label={write(texts.cut)} icon={Scissors} onPress={clips.cut} />
      <Tool label={write(texts.paste)} icon={ClipboardPaste} onPress={clips.paste} />
      {sectionIs && (
        <Tool
          label={write(sectionIs === 'hidden' ? texts.show : texts.hide)}
          icon={sectionIs === 'hidden' ? Eye : EyeOff}
          onPress={() => acts.hideSection()}
        />
      )}
      {blockCount > 0 && (
        <Tool
          label={write(isLocked ? texts.unlock : texts.lock)}
          icon={isLocked ? LockOpen : Lock}
          onPress={() => acts.lock()}
        />
      )}
      {isOnGrid && (
        <>
          <Tool
            label={write(texts.toFront)}
            icon={BringToFront}
            onPress={() => acts.layer(breakpoint, 'front')}
          />
          <Tool
            label={write(texts.toBack)}
            icon={SendToBack}
            onPress={() => acts.layer(breakpoint, 'back')}
          />
        </>
      )}
      {blockCount > 1 && (
        <Tool label={write(texts.group)} icon={Group} onPress={() => acts.group()} />
      )}
      {mayUngroup && (
        <Tool label={write(texts.ungroup)} icon={Ungroup} onPress={() => acts.ungroup()} />
      )}
      <Tool label={write(texts.remove)} icon={Trash2} onPress={() => acts.remove()} />
    </div>
  );
});
