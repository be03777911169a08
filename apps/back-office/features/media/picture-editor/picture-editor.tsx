import { isNoEdit, type CallAnswer, type SiteFile } from '@sitewright/contract';
import { Redo2, Undo2 } from 'lucide-react';
import { useReducer, useState, type KeyboardEvent } from 'react';
import { Tab, TabPanel, Tabs } from 'react-aria-components/Tabs';
import { useSite } from '../../../app/office-context.ts';
import { useRead } from '../../../data/use-read.ts';
import { useWrite } from '../../../data/use-write.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FailedPart, PendingState } from '../../../ui/states.tsx';
import { TabRow } from '../../../ui/tab-row.tsx';
import tabs from '../../../ui/tabs.module.css';
import { FocalPoint } from '../focal-point.tsx';
import { fileReads } from '../use-uploads.ts';
import { AdjustControls, FilterChoices } from './color-controls.tsx';
import { CropStage } from './crop-stage.tsx';
import { CutControls, type KeptShape } from './cut-controls.tsx';
import { EditedPicture, type ShownPicture } from './edited-picture.tsx';
import {
  afterAct,
  beginHistory,
  ratioOf,
  toDraft,
  toEdit,
  turnedSize,
  wholeDraft,
  type PictureDraft,
} from './picture-draft.ts';
import classes from './picture-editor.module.css';
import { pictureTexts as texts } from './picture-editor-texts.ts';

const editRead = 'GET /api/sites/:identifier/files/:id/picture-edit';
const refreshes = [...fileReads, editRead, 'GET /api/sites/:identifier/block-source'] as const;

interface PictureEditorProps {
  readonly file: SiteFile;
  readonly onClose: () => void;
  /** What came out is a picture of its own; missing: that is not offered. */
  readonly onCopied?: (copy: SiteFile) => void;
}

/** Edits a picture from its original: part, turns, colours, focal point. FILE-12 */
export function PictureEditor(props: PictureEditorProps) {
  const write = useTexts();
  const { identifier } = useSite();
  const { file, onClose } = props;
  const read = useRead(editRead, { params: { identifier, id: file.id } });
  // What was there when it was opened: nothing that comes later takes away what somebody does.
  const [told, setTold] = useState<CallAnswer<typeof editRead>>();
  if (!told && read.state === 'success' && !read.isRefreshing) setTold(read.answer);
  if (told) return <OpenEditor {...props} told={told} />;
  return (
    <Dialog
      isOpen
      isWide
      title={write(texts.edit)}
      onClose={onClose}
      actions={<Button onPress={onClose}>{write(texts.cancel)}</Button>}
    >
      {read.state === 'failed' ? (
        <FailedPart onRetry={read.refetch}>{read.failure.message}</FailedPart>
      ) : (
        <PendingState lines={8} />
      )}
    </Dialog>
  );
}

const steps = ['cut', 'adjust', 'filters', 'focal'] as const;
type Step = (typeof steps)[number];

function OpenEditor({
  file,
  told: { edit, ...size },
  onClose,
  onCopied,
}: PictureEditorProps & { readonly told: CallAnswer<typeof editRead> }) {
  const write = useTexts();
  const { identifier } = useSite();
  const [opened] = useState(() => toDraft(edit, size, { x: file.focalX, y: file.focalY }));
  const [seen] = useState(file.revision);
  const [history, act] = useReducer(afterAct, opened, beginHistory);
  const [step, setStep] = useState<Step>('cut');
  const [isBefore, setBefore] = useState(false);
  const [kept, setKept] = useState<KeptShape>({ shape: 'any', own: { width: 5, height: 4 } });
  const { present: draft } = history;
  const saving = useWrite('POST /api/sites/:identifier/files/:id/picture-edits', {
    refreshes,
    onDone: ({ file: done }) => {
      onClose();
      if (done.id !== file.id) onCopied?.(done);
    },
  });
  const save = (isCopy: boolean) => {
    const round = (share: number) => Math.round(share * 100) / 100;
    const focal = { x: round(draft.focal.x), y: round(draft.focal.y) };
    const body = { edit: toEdit(draft, size), from: seen, focal, isCopy };
    saving.run({ params: { identifier, id: file.id }, body });
  };
  const change = (name: string, next: PictureDraft) => act({ type: 'change', name, draft: next });
  const settle = () => act({ type: 'settle' });
  const picture: ShownPicture = {
    src: isNoEdit(edit)
      ? `${file.url}?format=1500w`
      : `/api/sites/${encodeURIComponent(identifier)}/files/${file.id}/picture-original`,
    alt: file.altText,
    size,
  };
  const whole = wholeDraft(size);
  const isSame = JSON.stringify(draft) === JSON.stringify(opened);
  const onKeyDown = (event: KeyboardEvent) => {
    const isTyped = event.target instanceof HTMLInputElement && event.target.type !== 'range';
    if (isTyped || !(event.ctrlKey || event.metaKey)) return;
    const key = event.key.toLowerCase();
    if (key !== 'z' && key !== 'y') return;
    event.preventDefault();
    event.stopPropagation();
    act({ type: key === 'y' || event.shiftKey ? 'redo' : 'undo' });
  };
  const ofDraft = { draft, onChange: change, onSettle: settle };
  const result = <Result picture={picture} draft={draft} />;
  return (
    <Dialog
      isOpen
      isWide
      title={write(texts.editNamed, { name: file.filename })}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{write(texts.cancel)}</Button>
          {onCopied && (
            <Button isDisabled={isSame || saving.isRunning} onPress={() => save(true)}>
              {write(texts.saveCopy)}
            </Button>
          )}
          <Button
            kind="primary"
            isDisabled={isSame}
            isPending={saving.isRunning}
            onPress={() => save(false)}
          >
            {write(texts.save)}
          </Button>
        </>
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it hears keys of what is in it */}
      <div className={classes['editor']} onKeyDown={onKeyDown}>
        <div className={classes['stage']}>
          {isBefore && <Result picture={picture} draft={whole} />}
          {!isBefore && step === 'cut' && (
            <CropStage
              picture={picture}
              draft={draft}
              ratio={ratioOf(kept.shape, turnedSize(size, draft.turn), kept.own)}
              onChange={(box) => change('box', { ...draft, box })}
              onSettle={settle}
            />
          )}
          {!isBefore && step === 'focal' && (
            <FocalPoint
              value={draft.focal}
              isDisabled={false}
              onChange={(focal) => change('focal', { ...draft, focal })}
            >
              {result}
            </FocalPoint>
          )}
          {!isBefore && (step === 'adjust' || step === 'filters') && result}
        </div>
        <div className={classes['side']}>
          <div className={classes['buttons']}>
            <Button
              isIcon
              aria-label={write(texts.undo)}
              isDisabled={history.past.length === 0}
              onPress={() => act({ type: 'undo' })}
            >
              <Undo2 size={18} aria-hidden="true" />
            </Button>
            <Button
              isIcon
              aria-label={write(texts.redo)}
              isDisabled={history.future.length === 0}
              onPress={() => act({ type: 'redo' })}
            >
              <Redo2 size={18} aria-hidden="true" />
            </Button>
            <Button aria-pressed={isBefore} onPress={() => setBefore(!isBefore)}>
              {write(texts.compare)}
            </Button>
            <Button
              isDisabled={isNoEdit(toEdit(draft, size))}
              onPress={() => {
                change('reset', whole);
                settle();
              }}
            >
              {write(texts.reset)}
            </Button>
          </div>
          <Tabs
            selectedKey={step}
            onSelectionChange={(key) => setStep(steps.find((one) => one === key) ?? 'cut')}
          >
            <TabRow label={write(texts.steps)}>
              {steps.map((one) => (
                <Tab key={one} id={one} className={tabs['tab'] ?? ''}>
                  {write(texts[one])}
                </Tab>
              ))}
            </TabRow>
            <TabPanel id="cut" className={classes['panel'] ?? ''}>
              <CutControls {...ofDraft} size={size} kept={kept} onKeep={setKept} />
            </TabPanel>
            <TabPanel id="adjust" className={classes['panel'] ?? ''}>
              <AdjustControls {...ofDraft} />
            </TabPanel>
            <TabPanel id="filters" className={classes['panel'] ?? ''}>
              <FilterChoices {...ofDraft} picture={picture} />
            </TabPanel>
            <TabPanel id="focal" className={classes['panel'] ?? ''}>
              <p className={classes['help']}>{write(texts.help)}</p>
            </TabPanel>
          </Tabs>
        </div>
      </div>
    </Dialog>
  );
}

/** What comes out. */
function Result({ picture, draft }: { picture: ShownPicture; draft: PictureDraft }) {
  const shape: Record<string, number> = {
    '--across': draft.box.width,
    '--down': draft.box.height,
  };
  return (
    <div className={classes['result']} style={shape}>
      <EditedPicture picture={picture} look={draft} box={draft.box} />
    </div>
  );
}
