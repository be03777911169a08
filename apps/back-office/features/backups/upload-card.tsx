import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { useSite } from '../../app/office-context.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/page.tsx';
import { backupsTexts as texts } from './backups-texts.ts';
import classes from './backups.module.css';
import { uploadBackup } from './upload-backup.ts';

/** Takes a backup that was kept elsewhere. */
export function UploadCard({ onUploaded }: { onUploaded: () => void }) {
  const write = useTexts();
  const { identifier } = useSite();
  const input = useRef<HTMLInputElement>(null);
  const [upload, setUpload] = useState<{ name: string; percent: number }>();
  const [problem, setProblem] = useState<string>();
  const send = async (file: File | undefined) => {
    if (!file || upload) return;
    const { name } = file;
    setProblem(undefined);
    setUpload({ name, percent: 0 });
    const onProgress = (percent: number) => setUpload({ name, percent });
    setProblem(await uploadBackup({ identifier, file, onProgress }));
    setUpload(undefined);
    onUploaded();
  };
  return (
    <Card title={write(texts.upload)}>
      <div className={classes['stack']}>
        <p className={classes['muted']}>{write(texts.uploadText)}</p>
        <input
          ref={input}
          type="file"
          accept=".backup,application/gzip"
          aria-label={write(texts.choose)}
          tabIndex={-1}
          className={classes['hidden']}
          onChange={(event) => {
            void send(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        <div>
          <Button isPending={upload !== undefined} onPress={() => input.current?.click()}>
            <FileUp size={16} aria-hidden="true" />
            {write(texts.choose)}
          </Button>
        </div>
        <output>{upload && write(texts.uploading, upload)}</output>
        {problem !== undefined && (
          <p role="alert" className={classes['problem']}>
            {problem}
          </p>
        )}
      </div>
    </Card>
  );
}
