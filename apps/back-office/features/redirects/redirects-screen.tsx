import { Download } from 'lucide-react';
import { useSite } from '../../app/office-context.ts';
import { useListState } from '../../data/use-list-state.ts';
import { useOpened } from '../../data/use-opened.ts';
import { usePages } from '../../data/use-read.ts';
import type { ScreenText } from '../../texts/define-texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { FilterBar, FilterChip, FilterMenu } from '../../ui/filter-chips.tsx';
import { Card, Page } from '../../ui/page.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { AddressTest } from './address-test.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { RedirectDialog } from './redirect-dialog.tsx';
import { redirectsRead } from './redirect-reads.ts';
import { RedirectTable } from './redirect-table.tsx';
import { redirectTexts as texts } from './redirect-texts.ts';
import classes from './redirects.module.css';

const filters: readonly { name: string; value: string; text: ScreenText }[] = [
  { name: 'problem', value: 'nowhere', text: texts.nowhere },
  { name: 'problem', value: 'hidden', text: texts.hidden },
  { name: 'problem', value: 'loop', text: texts.loop },
  { name: 'isAutomatic', value: 'false', text: texts.byHand },
  { name: 'isAutomatic', value: 'true', text: texts.automatic },
];

const problems = ['hidden', 'nowhere', 'loop'] as const;

/** Redirects of old addresses: listed, written, imported, tried. */
export function Screen() {
  const write = useTexts();
  const { identifier, may } = useSite();
  const { values } = useListState();
  const mayWrite = may('edit-settings');
  const { name: above, of, open, close } = useOpened(mayWrite ? ['add', 'import', 'edit'] : []);
  const search = values['search'] ?? '';
  const isAutomatic = values['isAutomatic'];
  const problem = problems.find((one) => one === values['problem']);
  const read = usePages(redirectsRead, {
    params: { identifier },
    query: {
      ...(search && { search }),
      ...((isAutomatic === 'true' || isAutomatic === 'false') && { isAutomatic }),
      ...(problem && { problem }),
    },
  });
  const listed = read.state === 'success' ? read.answer.flatMap((page) => page.redirects) : [];
  const edited = listed.find(({ id }) => above === 'edit' && id === of);
  return (
    <Page
      title={write(texts.title)}
      actions={
        <>
          <ButtonLink
            href={`/api/sites/${encodeURIComponent(identifier)}/redirects/export`}
            download
          >
            <Download size={16} aria-hidden="true" />
            {write(texts.export)}
          </ButtonLink>
          {mayWrite && (
            <>
              <Button onPress={() => open('import')}>{write(texts.import)}</Button>
              <Button kind="primary" onPress={() => open('add')}>
                {write(texts.add)}
              </Button>
            </>
          )}
        </>
      }
    >
      <p className={classes['muted']}>{write(texts.lead)}</p>
      <AddressTest />
      <Card isFlush>
        <Filters count={read.state === 'success' ? read.answer[0]?.count : undefined} />
        <RedirectTable
          read={read}
          isNarrowed={Boolean(search || isAutomatic || problem)}
          onAdd={mayWrite ? () => open('add') : undefined}
          onEdit={mayWrite ? ({ id }) => open('edit', id) : undefined}
        />
      </Card>
      {above === 'import' && <ImportDialog onClose={close} />}
      {above === 'add' && <RedirectDialog onClose={close} />}
      {edited && <RedirectDialog redirect={edited} onClose={close} />}
    </Page>
  );
}

function Filters({ count }: { count: { count: number; isMore: boolean } | undefined }) {
  const write = useTexts();
  const { values, set } = useListState();
  return (
    <FilterBar>
      <SearchField
        label={write(texts.search)}
        value={values['search'] ?? ''}
        onSearch={(search) => set({ search })}
      />
      <FilterMenu
        choices={filters.map(({ name, value, text }) => ({
          id: `${name}=${value}`,
          label: write(text),
          onAction: () => set({ [name]: value }),
        }))}
      />
      {filters
        .filter(({ name, value }) => values[name] === value)
        .map(({ name, text }) => (
          <FilterChip key={name} name={write(text)} onRemove={() => set({ [name]: undefined })} />
        ))}
      {count && (
        <span className={classes['muted']}>
          {write(count.isMore ? texts.countMore : texts.count, { count: count.count })}
        </span>
      )}
    </FilterBar>
  );
}
