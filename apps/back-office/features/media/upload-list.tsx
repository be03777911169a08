import { memo } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/page.tsx';
import { ProgressBar } from 'react-aria-components/ProgressBar';
import classes from './media.module.css';
import { mediaTexts as texts } from './media-texts.ts';
import { chooseShown, fewAtMost } from './shown-uploads.ts';
import {
  cancelUpload,
  cancelUploads,
  clearUploads,
  retryUpload,
  type UploadLine,
  type UploadProblem,
} from './upload-store.ts';

const problemTexts = {
  'upload-incomplete': texts.uploadIncomplete,
  'error-uploading': texts.errorUploading,
  'processing-failed': texts.processingFailed,
  'processing-incomplete': texts.processingIncomplete,
  'no-response': texts.noResponse,
  cancelled: texts.processingCancelled,
} as const;

/** What is on its way, how far it came, and what went wrong. FILE-06, FILE-07, FILE-09 */
export function UploadList({ uploads }: { uploads: readonly UploadLine[] }) {
  const write = useTexts();
  if (uploads.length === 0) return null;
  const { lines, done, ended } = chooseShown(uploads);
  const isMany = uploads.length > fewAtMost;
  return (
    <Card
      title={write(texts.uploads)}
      actions={
        <>
          {isMany && done + ended < uploads.length && (
            <Button isSmall onPress={() => cancelUploads(uploads.map(({ key }) => key))}>
              {write(texts.cancelAll)}
            </Button>
          )}
          {done + ended > 0 && (
            <Button isSmall onPress={clearUploads}>
              {write(texts.clear)}
            </Button>
          )}
        </>
      }
    >
      {isMany && <Summary all={uploads.length} done={done} ended={ended} />}
      <ul className={classes['uploads']}>
        {lines.map((line) => (
          <li key={line.key}>
            <Line line={line} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** How far all of them are, where there are more than a glance tells. */
function Summary({ all, done, ended }: { all: number; done: number; ended: number }) {
  const write = useTexts();
  const percent = Math.floor((100 * (done + ended)) / all);
  return (
    <div className={classes['uploadSum']}>
      <p>
        {write(texts.uploadedOf, { done, all })}
        {ended > 0 && ` ${write(texts.notUploaded, { count: ended })}`}
      </p>
      <ProgressBar
        aria-label={write(texts.uploads)}
        value={percent}
        className={classes['progress'] ?? ''}
      >
        <span className={classes['bar']} style={{ inlineSize: `${percent}%` }} />
      </ProgressBar>
    </div>
  );
}

/** Drawn anew when it changes itself, not when another line does. */
const Line = memo(function Line({ line }: { line: UploadLine }) {
  const write = useTexts();
  const { key, name, state, percent, problem } = line;
  const isOver = state === 'done' || state === 'ended';
  const words = {
    waiting: write(texts.waiting),
    sending: write(texts.percent, { percent }),
    paused: write(texts.pausedLine),
    processing: write(texts.processing),
    done: write(texts.done),
    ended: '',
  }[state];
  return (
    <>
      <div className={classes['uploadHead']}>
        <span className={classes['uploadName']}>{name}</span>
        <span className={classes['muted']}>{words}</span>
        {!isOver && (
          <Button
            isSmall
            aria-label={write(texts.cancelNamed, { name })}
            onPress={() => cancelUpload(key)}
          >
            {write(texts.cancel)}
          </Button>
        )}
        {problem && problem.kind !== 'cancelled' && problem.kind !== 'refused' && (
          <Button
            isSmall
            aria-label={write(texts.retryNamed, { name })}
            onPress={() => retryUpload(key)}
          >
            {write(texts.retry)}
          </Button>
        )}
      </div>
      {!isOver && (
        <ProgressBar aria-label={name} value={percent} className={classes['progress'] ?? ''}>
          <span className={classes['bar']} style={{ inlineSize: `${percent}%` }} />
        </ProgressBar>
      )}
      {problem && <Problem problem={problem} />}
    </>
  );
});

function Problem({ problem }: { problem: UploadProblem }) {
  const write = useTexts();
  if (problem.kind === 'cancelled') {
    return <p className={classes['muted']}>{write(texts.processingCancelled)}</p>;
  }
  return (
    <div role="alert" className={classes['problem']}>
      <strong>{write(texts.unableToUpload)}</strong>{' '}
      {problem.kind === 'refused' ? (
        problem.message
      ) : (
        <>
          {write(texts.uploadFailed)} {write(problemTexts[problem.kind])}
        </>
      )}
    </div>
  );
}
