import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/page.tsx';
import { ProgressBar } from 'react-aria-components/ProgressBar';
import classes from './media.module.css';
import { mediaTexts as texts } from './media-texts.ts';
import {
  cancelUpload,
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
  const isAnyOver = uploads.some(({ state }) => state === 'done' || state === 'ended');
  return (
    <Card
      title={write(texts.uploads)}
      actions={
        isAnyOver && (
          <Button isSmall onPress={clearUploads}>
            {write(texts.clear)}
          </Button>
        )
      }
    >
      <ul className={classes['uploads']}>
        {uploads.map((line) => (
          <li key={line.key}>
            <Line line={line} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Line({ line }: { line: UploadLine }) {
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
}

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
