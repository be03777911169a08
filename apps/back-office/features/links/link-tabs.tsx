/** The tabs of the editor of links beside the one of pages. LINK-01, LINK-02 */
import { linkLimits } from '@sitewright/contract';
import { lazy, Suspense, useState } from 'react';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { LinkDraft } from './link-draft.ts';
import { linkTexts as texts } from './link-texts.ts';
import classes from './links.module.css';

const FilePicker = lazy(async () => ({
  default: (await import('../media/file-picker.tsx')).FilePicker,
}));

interface TabProps {
  readonly draft: LinkDraft;
  readonly onChange: (draft: LinkDraft) => void;
  /** What is wrong with a field. */
  readonly error: (field: string) => string | undefined;
}

export function AddressTab({ draft, onChange, error }: TabProps) {
  const write = useTexts();
  return (
    <TextField
      label={write(texts.address)}
      help={write(texts.addressHelp)}
      inputMode="url"
      maxLength={linkLimits.url}
      value={draft.url}
      error={error('url')}
      onChange={(url) => onChange({ ...draft, url })}
    />
  );
}

export function EmailTab({ draft, onChange, error }: TabProps) {
  const write = useTexts();
  const set = (field: 'address' | 'subject' | 'cc' | 'bcc' | 'body') => (text: string) =>
    onChange({ ...draft, [field]: text });
  return (
    <>
      <TextField
        label={write(texts.emailAddress)}
        inputMode="email"
        maxLength={linkLimits.address}
        value={draft.address}
        error={error('address')}
        onChange={set('address')}
      />
      <TextField
        label={write(texts.subject)}
        maxLength={linkLimits.subject}
        value={draft.subject}
        onChange={set('subject')}
      />
      <div className={classes['pair']}>
        {(['cc', 'bcc'] as const).map((field) => (
          <TextField
            key={field}
            label={write(texts[field])}
            help={write(texts.copiesHelp)}
            inputMode="email"
            maxLength={linkLimits.copies}
            value={draft[field]}
            error={error(field)}
            onChange={set(field)}
          />
        ))}
      </div>
      <TextField
        label={write(texts.body)}
        isLong
        rows={3}
        maxLength={linkLimits.body}
        value={draft.body}
        onChange={set('body')}
      />
    </>
  );
}

export function PhoneTab({ draft, onChange, error }: TabProps) {
  const write = useTexts();
  return (
    <TextField
      label={write(texts.number)}
      inputMode="tel"
      maxLength={linkLimits.number}
      value={draft.number}
      error={error('number')}
      onChange={(number) => onChange({ ...draft, number })}
    />
  );
}

export function FileTab({ draft, onChange, error }: TabProps) {
  const write = useTexts();
  const { identifier } = useSite();
  const [isPicking, setIsPicking] = useState(false);
  const isWanted = draft.assetId !== '' && draft.file === undefined;
  const read = useRead(
    'GET /api/sites/:identifier/files/:id',
    { params: { identifier, id: draft.assetId } },
    { isWanted },
  );
  const file = draft.file ?? (isWanted && read.state === 'success' ? read.answer.file : undefined);
  const none = isWanted && read.state === 'failed' ? texts.gone : texts.noFile;
  const isPending = isWanted && read.state === 'pending';
  const fault = error('assetId');
  return (
    <>
      <div className={classes['file']}>
        <output>{file?.filename ?? (isPending ? '…' : write(none))}</output>
        <Button onPress={() => setIsPicking(true)}>{write(texts.chooseFile)}</Button>
      </div>
      {fault !== undefined && <p role="alert">{fault}</p>}
      {isPicking && (
        <Suspense>
          <FilePicker
            kind="any"
            onPick={([picked]) =>
              picked && onChange({ ...draft, assetId: picked.id, file: picked })
            }
            onClose={() => setIsPicking(false)}
          />
        </Suspense>
      )}
    </>
  );
}
