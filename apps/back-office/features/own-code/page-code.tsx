import { codeLimits, type SitePage } from '@sitewright/contract';
import { useState } from 'react';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { CodeField } from '../../ui/code-editor/code-field.tsx';
import { FailedPart, PendingState } from '../../ui/states.tsx';
import { ownCodeTexts as texts } from './own-code-texts.ts';

const read = 'GET /api/sites/:identifier/pages/:id/code';

/** Code in the head of one page; what it holds is asked for once somebody wants to see it. */
export function PageCode({ page, onDone }: { page: SitePage; onDone: () => void }) {
  const write = useTexts();
  const { identifier } = useSite();
  const [isOpen, setOpen] = useState(false);
  const params = { identifier, id: page.id };
  const code = useRead(read, { params }, { isWanted: isOpen });
  if (!isOpen) return <Button onPress={() => setOpen(true)}>{write(texts.openPageCode)}</Button>;
  if (code.state === 'pending') return <PendingState lines={4} />;
  if (code.state === 'failed') {
    return <FailedPart onRetry={code.refetch}>{code.failure.message}</FailedPart>;
  }
  return <CodeForm params={params} saved={code.answer.headerCode} onDone={onDone} />;
}

function CodeForm({
  params,
  saved,
  onDone,
}: {
  params: { identifier: string; id: string };
  saved: string;
  onDone: () => void;
}) {
  const write = useTexts();
  // What was seen when it was opened: another answer on the way is somebody else's.
  const [seen] = useState(saved);
  const [headerCode, setCode] = useState(saved);
  const saving = useWrite('PATCH /api/sites/:identifier/pages/:id/code', {
    refreshes: [read],
    onDone,
    onFailed: () => undefined,
  });
  const { failure } = saving;
  return (
    <>
      <CodeField
        label={write(texts.pageCode)}
        help={write(texts.pageCodeHelp)}
        language="html"
        maxLength={codeLimits.injection}
        value={headerCode}
        error={failure && (failure.errors['changes.headerCode.to'] ?? failure.message)}
        onChange={setCode}
      />
      <Button
        isPending={saving.isRunning}
        isDisabled={headerCode === seen}
        onPress={() =>
          saving.run({ params, body: { changes: { headerCode: { from: seen, to: headerCode } } } })
        }
      >
        {write(texts.saveCode)}
      </Button>
    </>
  );
}
