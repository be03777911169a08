import type { CallFailure } from '@sitewright/contract';
import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-aria-components/Link';
import { useRouter } from '@tanstack/react-router';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { Card, Page } from '../../ui/page.tsx';
import { FailedState, PendingState } from '../../ui/states.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { importTexts as texts } from './import-texts.ts';
import { importTones } from './import-tones.ts';
import { uploadImport } from './upload-import.ts';
import classes from './imports.module.css';

/** Brings products, customers and pages in: from a file, or from the address of another site. */
export function Screen() {
  const write = useTexts();
  return (
    <Page title={write(texts.title)}>
      <div className={classes['ways']}>
        <FileCard />
        <AddressCard />
      </div>
      <EarlierImports />
    </Page>
  );
}

function useOpenImport() {
  const router = useRouter();
  const { href } = useSite();
  return (id: string) => void router.navigate({ href: href(`imports/${id}`) });
}

function FileCard() {
  const write = useTexts();
  const { identifier } = useSite();
  const open = useOpenImport();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const [upload, setUpload] = useState<{ name: string; percent: number }>();
  const [problem, setProblem] = useState<string>();
  const send = async (file: File | undefined) => {
    if (!file || upload) return;
    const { name } = file;
    setProblem(undefined);
    setUpload({ name, percent: 0 });
    const onProgress = (percent: number) => setUpload({ name, percent });
    const answer = await uploadImport({ identifier, file, onProgress });
    setUpload(undefined);
    if ('id' in answer) open(answer.id);
    else setProblem(answer.problem);
  };
  return (
    <Card title={write(texts.fromFile)}>
      <div
        className={classes['drop']}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setIsOver(false);
          void send(event.dataTransfer.files[0]);
        }}
      >
        <p className={classes['muted']}>{write(texts.fileText)}</p>
        <input
          ref={input}
          type="file"
          accept=".csv,.tsv,.txt,.xml,text/csv,text/xml"
          aria-label={write(texts.chooseFile)}
          tabIndex={-1}
          className={classes['hidden']}
          onChange={(event) => {
            void send(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        <div className={classes['line']}>
          <Button
            kind="primary"
            isPending={upload !== undefined}
            onPress={() => input.current?.click()}
          >
            <FileUp size={16} aria-hidden="true" />
            {write(texts.chooseFile)}
          </Button>
          <span className={classes['muted']}>{write(texts.dropHere)}</span>
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

function AddressCard() {
  const write = useTexts();
  const { identifier } = useSite();
  const open = useOpenImport();
  const [url, setUrl] = useState('');
  const [problem, setProblem] = useState<string>();
  const [what, setWhat] = useState<'products' | 'content'>('products');
  const handlers = {
    onDone: ({ id }: { id: string }) => open(id),
    onFailed: ({ message, errors }: CallFailure) => setProblem(errors['url'] ?? message),
  };
  const readShop = useWrite('POST /api/sites/:identifier/imports/shop', handlers);
  const readSite = useWrite('POST /api/sites/:identifier/imports/site', handlers);
  const read = what === 'products' ? readShop : readSite;
  return (
    <Card title={write(texts.fromShop)}>
      <form
        className={classes['stack']}
        onSubmit={(event) => {
          event.preventDefault();
          setProblem(undefined);
          read.run({ params: { identifier }, body: { url } });
        }}
      >
        <ChoiceField
          label={write(texts.whatIsRead)}
          value={what}
          choices={[
            { value: 'products', label: write(texts.products) },
            { value: 'content', label: write(texts.content) },
          ]}
          onChange={setWhat}
        />
        <p className={classes['muted']}>
          {write(what === 'products' ? texts.shopText : texts.siteText)}
        </p>
        <TextField
          label={write(texts.shopAddress)}
          value={url}
          onChange={setUrl}
          inputMode="url"
          placeholder="shop.example.com"
          error={problem}
        />
        <div>
          <Button type="submit" isDisabled={url.trim() === ''} isPending={read.isRunning}>
            {write(what === 'products' ? texts.readShop : texts.readSite)}
          </Button>
        </div>
      </form>
    </Card>
  );
}

function EarlierImports() {
  const write = useTexts();
  const { identifier, href, timeZone } = useSite();
  const read = useRead('GET /api/sites/:identifier/imports', { params: { identifier } });
  return (
    <Card title={write(texts.earlier)}>
      {read.state === 'pending' && <PendingState />}
      {read.state === 'failed' && <FailedState failure={read.failure} onRetry={read.refetch} />}
      {read.state === 'success' && read.answer.imports.length === 0 && (
        <p className={classes['muted']}>{write(texts.none)}</p>
      )}
      {read.state === 'success' && (
        <ul className={classes['list']}>
          {read.answer.imports.map(({ id, filename, state, kind, createdOn, madeBy }) => (
            <li key={id} className={classes['entry']}>
              <span className={classes['names']}>
                <Link href={href(`imports/${id}`)}>{filename}</Link>
                <span className={classes['muted']}>
                  {write(texts[kind])} ·{' '}
                  <DateTime at={new Date(createdOn).toISOString()} timeZone={timeZone} /> ·{' '}
                  {write(texts.by, { name: madeBy })}
                </span>
              </span>
              <Badge tone={importTones[state]}>{write(texts[state])}</Badge>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
