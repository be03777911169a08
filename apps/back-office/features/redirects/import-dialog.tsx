import { redirectLimits, type CallAnswer } from '@sitewright/contract';
import { useRef, useState } from 'react';
import { useSite } from '../../app/office-context.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { focusFirst } from '../../ui/focus-first.ts';
import { Banner } from '../../ui/states.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { redirectsRead } from './redirect-reads.ts';
import { redirectTexts as texts } from './redirect-texts.ts';
import classes from './redirects.module.css';

const trialCall = 'POST /api/sites/:identifier/redirects/import-trials';

type Trial = CallAnswer<typeof trialCall>;

/** Lines are pasted or come from a file, are checked, and then written. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const write = useTexts();
  const { identifier } = useSite();
  const [text, setText] = useState('');
  const [trial, setTrial] = useState<Trial>();
  const [problem, setProblem] = useState<string>();
  const file = useRef<HTMLInputElement>(null);
  const onFailed = ({ message }: { message: string }) => setProblem(message);
  const check = useWrite(trialCall, { onDone: setTrial, onFailed });
  const run = useWrite('POST /api/sites/:identifier/redirects/imports', {
    refreshes: [redirectsRead],
    onDone: ({ added, changed }) => {
      showToast({ message: write(texts.imported, { added, changed }) });
      onClose();
    },
    onFailed,
  });
  const change = (typed: string) => {
    setText(typed);
    setTrial(undefined);
    const isTooLong = typed.length > redirectLimits.importLength;
    setProblem(isTooLong ? write(texts.tooLong) : undefined);
  };
  const isReady = trial !== undefined && trial.added + trial.changed > 0;
  const body = { params: { identifier }, body: { text } };
  return (
    <Dialog
      isOpen
      isWide
      title={write(texts.importTitle)}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{write(texts.cancel)}</Button>
          <Button
            kind="primary"
            isPending={check.isRunning || run.isRunning}
            isDisabled={text.trim() === '' || (trial ? !isReady : problem !== undefined)}
            onPress={() => (isReady ? run.run(body) : check.run(body))}
          >
            {write(isReady ? texts.run : texts.check)}
          </Button>
        </>
      }
    >
      {problem !== undefined && <Banner tone="danger">{problem}</Banner>}
      <TextField
        isLong
        rows={8}
        inputRef={focusFirst}
        label={write(texts.lines)}
        help={write(texts.importHelp)}
        placeholder={'/old-page -> /new-page 301'}
        value={text}
        onChange={change}
      />
      <div>
        <Button onPress={() => file.current?.click()}>{write(texts.file)}</Button>
        <input
          ref={file}
          type="file"
          hidden
          accept=".csv,.txt,text/csv,text/plain"
          aria-label={write(texts.file)}
          onChange={(event) => {
            void event.target.files?.[0]?.text().then(change);
            event.target.value = '';
          }}
        />
      </div>
      {trial && <TrialReport trial={trial} />}
    </Dialog>
  );
}

function TrialReport({ trial: { added, changed, unchanged, refused } }: { trial: Trial }) {
  const write = useTexts();
  return (
    <>
      <Banner tone={refused.length > 0 ? 'warning' : 'success'}>
        {write(texts.outcome, { added, changed, unchanged })}
      </Banner>
      {refused.length > 0 && (
        <>
          <p className={classes['muted']}>{write(texts.refused, { count: refused.length })}</p>
          <ul className={classes['refused']}>
            {refused.map(({ line, text, reason }) => (
              <li key={line}>
                <strong>{write(texts.line, { line: String(line) })}</strong> {text}
                <div className={classes['muted']}>{reason}</div>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
