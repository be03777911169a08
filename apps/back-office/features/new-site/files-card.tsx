import { siteUploadLimits } from '@sitewright/contract';
import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { siteHref } from '../../app/office-context.ts';
import { sendPieces } from '../../data/send-pieces.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/page.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { newSiteTexts as texts } from './new-site-texts.ts';
import classes from './new-site.module.css';

/** Makes a site of the ZIP of another one. */
export function FilesCard({ hostEnd }: { hostEnd: string }) {
  const write = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const [identifier, setIdentifier] = useState('');
  const [upload, setUpload] = useState<{ name: string; percent: number }>();
  const [problem, setProblem] = useState<string>();
  const [addressProblem, setAddressProblem] = useState<string>();
  const add = useWrite('POST /api/staff/sites/files', {
    // The page begins anew: who may do what on the new site stands in it.
    onDone: (made) => location.assign(siteHref(made.identifier, '')),
    onFailed: ({ message, errors }) => {
      setAddressProblem(errors['identifier']);
      if (!errors['identifier']) setProblem(message);
    },
  });
  const send = async (file: File | undefined) => {
    if (!file || upload) return;
    const { name } = file;
    setProblem(undefined);
    setUpload({ name, percent: 0 });
    const sent = await sendPieces({
      file,
      pieceBytes: siteUploadLimits.pieceBytes,
      addressOf: (piece) => {
        const query = new URLSearchParams({ upload: piece.upload, at: String(piece.at), name });
        return `/api/staff/sites/pieces?${query.toString()}`;
      },
      onProgress: (percent) => setUpload({ name, percent }),
    });
    setUpload(undefined);
    if ('problem' in sent) setProblem(sent.problem);
    else add.run({ body: { upload: sent.upload, identifier } });
  };
  const choose = () => {
    setProblem(undefined);
    if (identifier === '') setAddressProblem(write(texts.filesAddressMissing));
    else input.current?.click();
  };
  return (
    <Card title={write(texts.files)}>
      <div className={classes['files']}>
        <p className={classes['muted']}>{write(texts.filesText)}</p>
        <TextField
          label={write(texts.filesAddress)}
          value={identifier}
          maxLength={63}
          suffix={hostEnd}
          error={addressProblem}
          onChange={(typed) => {
            setAddressProblem(undefined);
            setIdentifier(typed.toLowerCase());
          }}
        />
        <input
          ref={input}
          type="file"
          accept=".zip,application/zip"
          aria-label={write(texts.chooseZip)}
          tabIndex={-1}
          hidden
          onChange={(event) => {
            void send(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        <div>
          <Button isPending={upload !== undefined || add.isRunning} onPress={choose}>
            <FileUp size={16} aria-hidden="true" />
            {write(texts.chooseZip)}
          </Button>
        </div>
        <output>
          {upload && write(texts.uploadingZip, upload)}
          {add.isRunning && write(texts.makingOfFiles)}
        </output>
        {problem !== undefined && (
          <p role="alert" className={classes['problem']}>
            {problem}
          </p>
        )}
      </div>
    </Card>
  );
}
