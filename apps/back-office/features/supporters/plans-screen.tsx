import type { CallAnswer } from '@sitewright/contract';
import { joinPath } from '@sitewright/contract';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm-context.ts';
import { Card, Page } from '../../ui/page.tsx';
import { ReadTable } from '../../ui/read-table.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useWriteMoney } from '../../ui/use-write-money.ts';
import desk from '../desk/desk.module.css';
import { OpenBadge, SupporterTabs } from './supporter-tabs.tsx';
import { supporterTexts as texts } from './supporter-texts.ts';

const plansCall = 'GET /api/sites/:identifier/membership-plans';
const protectedCall = 'GET /api/sites/:identifier/protected-collections';

type Plan = CallAnswer<typeof plansCall>['plans'][number];

/** What people can belong to, and what is for members alone. */
export function Screen() {
  const write = useTexts();
  const { identifier, href, may, currency } = useSite();
  const writeMoney = useWriteMoney(currency);
  const read = useRead(plansCall, { params: { identifier } });
  const rows = read.state === 'success' ? read.answer.plans : [];
  const add = may('create-products') && (
    <ButtonLink kind="primary" keys="n" href={href('supporters/plans/new')}>
      {write(texts.newPlan)}
    </ButtonLink>
  );
  const writePrice = ({ priceCents, billingPeriod }: Plan) =>
    priceCents === 0
      ? write(texts.free)
      : `${writeMoney(priceCents)} · ${write(texts[billingPeriod?.unit ?? 'once'])}`;
  return (
    <Page title={write(texts.supporters)} actions={add}>
      <SupporterTabs current="memberships" />
      <Card isFlush>
        <ReadTable
          read={read}
          empty={
            <EmptyState
              title={write(texts.noPlans)}
              {...(may('create-products') && {
                action: (
                  <ButtonLink href={href('supporters/plans/new')}>{write(texts.found)}</ButtonLink>
                ),
              })}
            >
              {write(texts.noPlansText)}
            </EmptyState>
          }
          label={write(texts.memberships)}
          rows={rows}
          idOf={({ id }) => id}
          nameOf={({ title }) => title}
          {...(may('edit-products') && {
            hrefOf: ({ id }: { id: string }) => href(`supporters/plans/${id}`),
          })}
          columns={[
            { key: 'name', title: write(texts.name), cell: ({ title }) => title },
            { key: 'price', title: write(texts.price), cell: writePrice },
            {
              key: 'state',
              isState: true,
              title: write(texts.state),
              cell: ({ isOpen }) => <OpenBadge isOpen={isOpen} />,
            },
            {
              key: 'address',
              title: write(texts.address),
              isWideOnly: true,
              cell: ({ id }) => <code>{joinPath(id)}</code>,
            },
          ]}
        />
      </Card>
      <ProtectedPages />
    </Page>
  );
}

/** Pages that only members see; whoever may publish can open one to everybody again. */
function ProtectedPages() {
  const write = useTexts();
  const confirm = useConfirm();
  const { identifier, may } = useSite();
  const read = useRead(protectedCall, { params: { identifier } });
  const open = useWrite('POST /api/sites/:identifier/protected-collections/:id/open', {
    refreshes: [protectedCall],
  });
  const closed =
    read.state === 'success' ? read.answer.collections.filter((one) => one.isProtected) : [];
  if (closed.length === 0) return null;
  const askAndOpen = async (id: string, title: string) => {
    const isSure = await confirm.ask({
      title: write(texts.openToAllNamed, { title }),
      text: write(texts.openToAllText, { title }),
      confirmLabel: write(texts.openToAll),
    });
    if (!isSure || !(await open.runAndWait({ params: { identifier, id } }))) return;
    showToast({ message: write(texts.opened, { title }) });
  };
  return (
    <Card title={write(texts.forMembers)}>
      <ul className={desk['lines']}>
        {closed.map(({ id, title, urlId }) => (
          <li key={id} className={desk['line']}>
            <span className={desk['grow']}>
              <span className={desk['strong']}>{title}</span>{' '}
              <span className={desk['muted']}>/{urlId}</span>
            </span>
            {may('publish') && (
              <Button
                isSmall
                aria-label={write(texts.openToAllNamed, { title })}
                onPress={() => void askAndOpen(id, title)}
              >
                {write(texts.openToAll)}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
