import { Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useSite } from '../../app/office-context.ts';
import { refreshReads } from '../../data/query-client.ts';
import { useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/page.tsx';
import { ChooseFiles } from '../media/drop-area.tsx';
import { UploadList } from '../media/upload-list.tsx';
import { addUploads } from '../media/upload-store.ts';
import { useUploads } from '../media/use-uploads.ts';
import { useSavedToast } from '../settings/use-saved-toast.ts';
import type { Settings } from '../settings/use-group-form.ts';
import { FontLine } from './font-line.tsx';
import { fontTexts as texts, licenceTexts } from './font-texts.ts';
import classes from './fonts.module.css';

const reads = ['GET /api/sites/:identifier/fonts', 'GET /api/sites/:identifier/settings'] as const;

/** The fonts that were uploaded: more of them, and away with them. FONT-01 */
export function OwnFonts({ settings }: { settings: Settings }) {
  const write = useTexts();
  const { identifier, may } = useSite();
  const client = useQueryClient();
  const read = useRead('GET /api/sites/:identifier/fonts', { params: { identifier } });
  const [begun, setBegun] = useState<readonly number[]>([]);
  const uploads = useUploads().filter(({ key }) => begun.includes(key));
  const made = uploads.flatMap(({ font }) => font ?? []);
  useEffect(() => {
    if (made.length > 0) void refreshReads(client, reads);
  }, [client, made.length]);
  const toast = useSavedToast([...reads]);
  const saving = useWrite('POST /api/sites/:identifier/settings/edits', {
    refreshes: [...reads],
    onDone: ({ changes }) => toast(changes),
  });
  const kept = settings.find(({ group, field }) => group === 'fonts' && field === 'own')?.value;
  const remove = (name: string) => {
    const from = Array.isArray(kept) ? (kept as readonly unknown[]) : [];
    const to = from.filter((font) => (Object(font) as { name?: unknown }).name !== name);
    saving.run({ params: { identifier }, body: { changes: { 'fonts.own': { from, to } } } });
  };
  const own = read.state === 'success' ? read.answer.fonts.filter(({ url }) => url !== null) : [];
  return (
    <Card title={write(texts.own)}>
      <p>{write(texts.ownIntro)}</p>
      {own.length > 0 && (
        <ul className={classes['own']} aria-label={write(texts.own)}>
          {own.map((font) => (
            <li key={font.name}>
              <FontLine font={font} />
              <span className={classes['muted']}>
                {write(texts.faces, { count: font.variants.length })}
              </span>
              <Button
                kind="quiet"
                isIcon
                aria-label={write(texts.remove, { family: font.family })}
                isDisabled={saving.isRunning}
                onPress={() => remove(font.name)}
              >
                <Trash2 size={16} aria-hidden="true" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {made.map((font, index) => (
        <output key={`${font.name} ${index}`} className={classes['licence']}>
          {write(licenceTexts[font.licence], { family: font.family })}
        </output>
      ))}
      <UploadList uploads={uploads} />
      {may('edit-media') && (
        <div>
          <ChooseFiles
            label={write(texts.upload)}
            accept=".woff2,.woff,.ttf,.otf"
            onFiles={(files) =>
              setBegun([...begun, ...addUploads(identifier, files, { isFont: true })])
            }
          />
        </div>
      )}
    </Card>
  );
}
