import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card, Page } from '../../ui/page.tsx';
import { ReadTable } from '../../ui/read-table.tsx';
import { EmptyState } from '../../ui/states.tsx';
import desk from '../desk/desk.module.css';
import { formTexts as texts } from './form-texts.ts';

/** All forms of a site, with how many products ask each. */
export function Screen() {
  const write = useTexts();
  const { identifier, href, may } = useSite();
  const read = useRead('GET /api/sites/:identifier/forms', { params: { identifier } });
  const rows = read.state === 'success' ? read.answer.forms : [];
  return (
    <Page
      title={write(texts.forms)}
      actions={
        may('create-products') && (
          <ButtonLink kind="primary" keys="n" href={href('forms/new')}>
            {write(texts.add)}
          </ButtonLink>
        )
      }
    >
      {rows.length > 0 && <p className={desk['muted']}>{write(texts.lead)}</p>}
      <Card isFlush>
        <ReadTable
          read={read}
          empty={<EmptyState title={write(texts.none)}>{write(texts.lead)}</EmptyState>}
          label={write(texts.forms)}
          rows={rows}
          idOf={({ id }) => id}
          nameOf={({ name }) => name}
          hrefOf={({ id }) => href(`forms/${id}`)}
          columns={[
            { key: 'name', title: write(texts.name), cell: ({ name }) => name },
            {
              key: 'fields',
              title: write(texts.fields),
              isNumber: true,
              isNamed: true,
              cell: ({ fieldCount }) => fieldCount,
            },
            {
              key: 'products',
              title: write(texts.products),
              isNumber: true,
              isNamed: true,
              cell: ({ productCount }) => productCount,
            },
          ]}
        />
      </Card>
    </Page>
  );
}
