import { useSite } from '../../../app/office-context.ts';
import { useRead } from '../../../data/use-read.ts';
import { CheckField } from '../../../ui/check-field.tsx';
import { CheckGroup } from '../../../ui/check-group.tsx';
import { FailedState, PendingState } from '../../../ui/states.tsx';
import type { ControlProps } from './control-props.ts';

/** Pages of the site, some of them chosen: their ids. */
export function PagesControl({ label, help, error, value, onChange, isDisabled }: ControlProps) {
  const { identifier } = useSite();
  const read = useRead('GET /api/sites/:identifier/pages', { params: { identifier } });
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  const choose = (id: string, isChosen: boolean) =>
    onChange([...chosen.filter((one) => one !== id), ...(isChosen ? [id] : [])]);
  return (
    <CheckGroup label={label} error={error} {...(help !== undefined && { help })}>
      {read.state === 'pending' && <PendingState lines={3} />}
      {read.state === 'failed' && <FailedState failure={read.failure} onRetry={read.refetch} />}
      {read.state === 'success' &&
        read.answer.pages.map(({ id, title, urlId }) => (
          <CheckField
            key={id}
            isSelected={chosen.includes(id)}
            isDisabled={isDisabled}
            onChange={(isChosen) => choose(id, isChosen)}
          >
            {title || `/${urlId}`}
          </CheckField>
        ))}
    </CheckGroup>
  );
}
