import { useSite } from '../../app/office-context.ts';
import { useListState } from '../../data/use-list-state.ts';
import { usePages, useRead } from '../../data/use-read.ts';
import { defineTexts } from '../../texts/define-texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { FilterBar } from '../../ui/filter-chips.tsx';
import { Card, Page } from '../../ui/page.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { EmptyState, FailedState, PendingState } from '../../ui/states.tsx';
import { ActivityList } from './activity-list.tsx';
import classes from './activity.module.css';
import { activityKinds } from './activity-kinds.ts';

const texts = defineTexts({
  title: { en: 'Activity', de: 'Verlauf' },
  person: { en: 'Person', de: 'Person' },
  kind: { en: 'Kind', de: 'Art' },
  action: { en: 'Action', de: 'Aktion' },
  all: { en: 'All', de: 'Alle' },
  settings: { en: 'Settings', de: 'Einstellungen' },
  added: { en: 'Added', de: 'Angelegt' },
  changed: { en: 'Changed', de: 'Geändert' },
  deleted: { en: 'Deleted', de: 'Gelöscht' },
  emptyTitle: { en: 'Nothing was changed yet', de: 'Noch wurde nichts geändert' },
  emptyText: {
    en: 'What people, API keys and commands change on this site stands here for 90 days. For 30 days much of it can be taken back.',
    de: 'Was Menschen, API-Schlüssel und Befehle an dieser Website ändern, steht hier 90 Tage lang. 30 Tage lang lässt sich vieles davon zurücknehmen.',
  },
  nothing: { en: 'Nothing found', de: 'Nichts gefunden' },
  clear: { en: 'Clear filters', de: 'Filter leeren' },
  more: { en: 'Load More', de: 'Mehr laden' },
});

const listed = 'GET /api/sites/:identifier/activity';
const actions = ['added', 'changed', 'deleted'] as const;

export function Screen() {
  const write = useTexts();
  const { identifier, may } = useSite();
  const { values, set } = useListState();
  const kind = values['kind'] ?? 'all';
  const action = actions.find((one) => one === values['action']);
  const person = values['person'] ?? 'all';
  const subject = values['subject'];
  const isSetting = kind === 'settings';
  const read = usePages(listed, {
    params: { identifier },
    query: {
      ...(subject && { subject }),
      ...(!subject && kind !== 'all' && !isSetting && { subject: `${kind}:` }),
      ...(isSetting && { action: 'setting-changed' }),
      ...(!isSetting && action && { change: action }),
      ...(person !== 'all' && { person }),
    },
  });
  const people = useRead(
    'GET /api/sites/:identifier/people',
    { params: { identifier } },
    { isWanted: may('manage-people') },
  );
  const entries = read.state === 'success' ? read.answer.flatMap((page) => page.activity) : [];
  const isNarrowed =
    kind !== 'all' || action !== undefined || person !== 'all' || subject !== undefined;
  const known = people.state === 'success' ? people.answer.people : [];
  const persons = new Map(known.map(({ id, displayName }) => [id, displayName]));
  for (const { actor } of entries) if (actor.id !== null) persons.set(actor.id, actor.name);
  return (
    <Page title={write(texts.title)}>
      {(entries.length > 0 || isNarrowed) && (
        <FilterBar>
          <SelectField
            label={write(texts.person)}
            value={person}
            onChange={(chosen) => set({ person: chosen === 'all' ? undefined : chosen })}
            choices={[
              { value: 'all', label: write(texts.all) },
              ...[...persons].map(([value, label]) => ({ value, label })),
            ]}
          />
          <SelectField
            label={write(texts.kind)}
            value={kind}
            onChange={(chosen) =>
              set({ kind: chosen === 'all' ? undefined : chosen, subject: undefined })
            }
            choices={[
              { value: 'all', label: write(texts.all) },
              { value: 'settings', label: write(texts.settings) },
              ...Object.entries(activityKinds).map(([value, { plural }]) => {
                return { value, label: write(plural) };
              }),
            ]}
          />
          <SelectField
            label={write(texts.action)}
            value={action ?? 'all'}
            isDisabled={isSetting}
            onChange={(chosen) => set({ action: chosen === 'all' ? undefined : chosen })}
            choices={[
              { value: 'all', label: write(texts.all) },
              ...actions.map((value) => ({ value, label: write(texts[value]) })),
            ]}
          />
        </FilterBar>
      )}
      {read.state === 'pending' && <PendingState />}
      {read.state === 'failed' && <FailedState failure={read.failure} onRetry={read.refetch} />}
      {read.state === 'success' && entries.length === 0 && (
        <EmptyState
          title={write(isNarrowed ? texts.nothing : texts.emptyTitle)}
          action={
            isNarrowed && (
              <Button
                onPress={() =>
                  set({ kind: undefined, action: undefined, person: undefined, subject: undefined })
                }
              >
                {write(texts.clear)}
              </Button>
            )
          }
        >
          {isNarrowed ? undefined : write(texts.emptyText)}
        </EmptyState>
      )}
      {entries.length > 0 && (
        <Card isFlush>
          <ActivityList entries={entries} label={write(texts.title)} />
          {read.hasMore && (
            <div className={classes['more']}>
              <Button isPending={read.isLoadingMore} onPress={read.loadMore}>
                {write(texts.more)}
              </Button>
            </div>
          )}
        </Card>
      )}
    </Page>
  );
}
