import { useMemo } from 'react';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { FormField } from '../../forms/form-field.tsx';
import { SaveBar } from '../../forms/save-bar.tsx';
import { useEditForm } from '../../forms/use-edit-form.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Card } from '../../ui/page.tsx';
import { FailedState, PendingState } from '../../ui/states.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useSavedToast } from '../settings/use-saved-toast.ts';
import classes from './marketing.module.css';
import { marketingTexts as texts } from './marketing-texts.ts';

interface Pixels {
  metaPixelId: string;
  googleTagId: string;
}

const fields = ['metaPixelId', 'googleTagId'] as const;

/** Ids of ad networks. FEED-02 */
export function PixelsCard() {
  const write = useTexts();
  const { identifier } = useSite();
  const read = useRead('GET /api/sites/:identifier/settings', { params: { identifier } });
  const answer = read.state === 'success' ? read.answer : undefined;
  const saved = useMemo(() => {
    const valueOf = (field: string) => {
      const known = answer?.settings.find(
        (one) => one.group === 'marketing' && one.field === field,
      );
      return typeof known?.value === 'string' ? known.value : '';
    };
    return { metaPixelId: valueOf('metaPixelId'), googleTagId: valueOf('googleTagId') };
  }, [answer]);
  return (
    <Card title={write(texts.pixels)}>
      <p className={classes['muted']}>{write(texts.pixelsText)}</p>
      {read.state === 'pending' && <PendingState lines={2} />}
      {read.state === 'failed' && <FailedState failure={read.failure} onRetry={read.refetch} />}
      {answer && <PixelForm saved={saved} />}
    </Card>
  );
}

function PixelForm({ saved }: { saved: Pixels }) {
  const write = useTexts();
  const { identifier } = useSite();
  const toast = useSavedToast();
  const saving = useWrite('POST /api/sites/:identifier/settings/edits', {
    refreshes: ['GET /api/sites/:identifier/settings'],
    onDone: ({ changes }) => toast(changes),
    onFailed: () => {},
  });
  const edit = useEditForm<Pixels>({
    name: `${identifier}/marketing/pixels`,
    saved,
    onSave: async (changes) => {
      const named = Object.entries(changes).map(([field, change]) => [
        `marketing.${field}`,
        change,
      ]);
      const body = { changes: Object.fromEntries(named) as typeof changes };
      const failure = await saving.send({ params: { identifier }, body });
      if (!failure) return undefined;
      const errors = Object.entries(failure.errors).map(([path, message]) => [
        path.replace(/^marketing\./, ''),
        message,
      ]);
      const conflicts = Object.entries(failure.conflicts ?? {}).map(([path, conflict]) => [
        path.replace(/^marketing\./, ''),
        conflict,
      ]);
      return {
        ...failure,
        errors: Object.fromEntries(errors) as Record<string, string>,
        conflicts: Object.fromEntries(conflicts) as NonNullable<typeof failure.conflicts>,
      };
    },
  });
  return (
    <>
      {fields.map((name) => (
        <FormField
          key={name}
          control={edit.form.control}
          name={name}
          render={({ value, onChange, error }) => (
            <TextField label={write(texts[name])} value={value} onChange={onChange} error={error} />
          )}
        />
      ))}
      <SaveBar
        edit={edit}
        labels={{ metaPixelId: write(texts.metaPixelId), googleTagId: write(texts.googleTagId) }}
      />
    </>
  );
}
