import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { FormField } from '../../forms/form-field.tsx';
import { SaveBar } from '../../forms/save-bar.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { Card } from '../../ui/page.tsx';
import { FailedState, PendingState } from '../../ui/states.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useGroupForm, type Settings } from '../settings/use-group-form.ts';
import classes from './marketing.module.css';
import { marketingTexts as texts } from './marketing-texts.ts';

const fields = ['metaPixelId', 'googleTagId'] as const;

/** Ids of ad networks. FEED-02 */
export function PixelsCard() {
  const write = useTexts();
  const { identifier } = useSite();
  const read = useRead('GET /api/sites/:identifier/settings', { params: { identifier } });
  const answer = read.state === 'success' ? read.answer : undefined;
  return (
    <Card title={write(texts.pixels)}>
      <p className={classes['muted']}>{write(texts.pixelsText)}</p>
      {read.state === 'pending' && <PendingState lines={2} />}
      {read.state === 'failed' && <FailedState failure={read.failure} onRetry={read.refetch} />}
      {answer && <PixelForm settings={answer.settings} />}
    </Card>
  );
}

function PixelForm({ settings }: { settings: Settings }) {
  const write = useTexts();
  const edit = useGroupForm({ name: 'marketing/pixels', group: 'marketing', fields, settings });
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
