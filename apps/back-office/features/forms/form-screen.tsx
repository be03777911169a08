import type { CallAnswer } from '@sitewright/contract';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useCallback, useMemo, useState } from 'react';
import { Link } from 'react-aria-components/Link';
import { useSite } from '../../app/office-context.ts';
import { call } from '../../data/client.ts';
import { useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { FormField } from '../../forms/form-field.tsx';
import { SaveBar } from '../../forms/save-bar.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm-context.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Card, Columns, Page } from '../../ui/page.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { UnreadPage } from '../../ui/unread-page.tsx';
import { ActivityHistory } from '../activity/activity-history.tsx';
import desk from '../desk/desk.module.css';
import { useRuleForm } from '../rules/use-rule-form.ts';
import { formReads } from './form-reads.ts';
import { newForm, type FormFields } from './form-rules.tsx';
import { FormTabs } from './form-tabs.tsx';
import { formTexts as texts } from './form-texts.ts';

type FormAnswer = CallAnswer<'GET /api/sites/:identifier/forms/:id'>;

/** A form: its name, its fields, and which products ask it. */
export function Screen() {
  const write = useTexts();
  const { href } = useSite();
  const { id = '' } = useParams({ strict: false });
  const back = { href: href('forms'), label: write(texts.forms) };
  if (id !== 'new') return <KnownForm key={id} id={id} back={back} />;
  return (
    <Page title={write(texts.add)} back={back}>
      <FormEditor saved={newForm} />
    </Page>
  );
}

function KnownForm({ id, back }: { id: string; back: { href: string; label: string } }) {
  const write = useTexts();
  const { identifier, may } = useSite();
  const read = useRead('GET /api/sites/:identifier/forms/:id', { params: { identifier, id } });
  const form = read.state === 'success' ? read.answer.form : undefined;
  const saved = useMemo(() => savedOf(form), [form]);
  if (read.state !== 'success') {
    return <UnreadPage title={write(texts.forms)} back={back} read={read} />;
  }
  return (
    <Page
      title={saved.name}
      back={back}
      actions={may('create-products') && <DeleteForm answer={read.answer} />}
    >
      <Columns aside={<Uses answer={read.answer} />}>
        <FormEditor id={id} saved={saved} />
        <ActivityHistory subject={`form:${id}`} />
      </Columns>
    </Page>
  );
}

/** What is edited of it. */
function savedOf(form: FormAnswer['form'] | undefined): FormFields {
  if (!form) return newForm;
  const { id: _id, ...saved } = form;
  return saved;
}

/** `id` missing: it is new. */
function FormEditor({ id, saved }: { id?: string; saved: FormFields }) {
  const write = useTexts();
  const { identifier, href, may } = useSite();
  const edit = useRuleForm({
    name: `${identifier}/forms/${id ?? 'new'}`,
    saved,
    isNew: id === undefined,
    loadSchemas: () => import('./form-schemas.ts'),
    add: (body) => call('POST /api/sites/:identifier/forms', { params: { identifier }, body }),
    change: (changes) =>
      call('PATCH /api/sites/:identifier/forms/:id', {
        params: { identifier, id: id ?? '' },
        body: { changes },
      }),
    refreshes: formReads,
    hrefOf: useCallback((made: string) => href(`forms/${made}`), [href]),
  });
  const mayEdit = may(id === undefined ? 'create-products' : 'edit-products');
  return (
    <>
      <Card>
        <FormField
          control={edit.form.control}
          name="name"
          render={({ error, ...field }) => (
            <TextField
              {...field}
              label={write(texts.name)}
              help={write(texts.nameHelp)}
              isRequired
              isReadOnly={!mayEdit}
              error={error === undefined ? undefined : write(texts.nameMissing)}
            />
          )}
        />
      </Card>
      <Card>
        <FormTabs edit={edit} mayEdit={mayEdit} />
      </Card>
      {mayEdit && (
        <SaveBar
          edit={edit}
          labels={{
            name: write(texts.name),
            fields: write(texts.fields),
            alertAddresses: write(texts.alertAddresses),
            keepDays: write(texts.keepDays),
            mailSubject: write(texts.mailSubject),
            asksCaptcha: write(texts.asksCaptcha),
            disclaimer: write(texts.disclaimer),
          }}
          printValue={printTitles}
        />
      )}
    </>
  );
}

/** Fields of two versions are told apart by what they ask. */
function printTitles(value: unknown): string {
  if (!Array.isArray(value)) return String(value);
  return value
    .map((one: string | { title?: unknown }) => (typeof one === 'string' ? one : String(one.title)))
    .join(', ');
}

function Uses({ answer: { products, productCount } }: { answer: FormAnswer }) {
  const write = useTexts();
  return (
    <Card title={write(texts.usedBy)}>
      {productCount === 0 ? (
        <p className={desk['muted']}>{write(texts.unused)}</p>
      ) : (
        <UsingProducts products={products} productCount={productCount} />
      )}
    </Card>
  );
}

function UsingProducts({ products, productCount }: Pick<FormAnswer, 'products' | 'productCount'>) {
  const write = useTexts();
  const { href } = useSite();
  const more = productCount - products.length;
  return (
    <ul className={desk['lines']}>
      {products.map(({ id, title }) => (
        <li key={id}>
          <Link href={href(`products/${id}`)}>{title}</Link>
        </li>
      ))}
      {more > 0 && <li className={desk['muted']}>{write(texts.moreProducts, { count: more })}</li>}
    </ul>
  );
}

/** Takes a form away, or says which products ask it still. */
function DeleteForm({ answer }: { answer: FormAnswer }) {
  const write = useTexts();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const { identifier, href } = useSite();
  const [isExplained, setIsExplained] = useState(false);
  const { id, name } = answer.form;
  const remove = useWrite('DELETE /api/sites/:identifier/forms/:id', {
    refreshes: formReads,
    onDone: () => {
      showToast({ message: write(texts.removed, { name }) });
      void navigate({ href: href('forms') });
    },
  });
  const askAndDelete = async () => {
    const isSure = await confirm.ask({
      title: write(texts.removeTitle, { name }),
      text: write(texts.removeText),
      confirmLabel: write(texts.remove),
      isDangerous: true,
    });
    if (isSure) remove.run({ params: { identifier, id } });
  };
  return (
    <>
      <Button
        kind="danger"
        isPending={remove.isRunning}
        onPress={() => (answer.productCount > 0 ? setIsExplained(true) : void askAndDelete())}
      >
        {write(texts.remove)}
      </Button>
      {isExplained && (
        <Dialog
          isOpen
          title={write(texts.usedTitle, { name })}
          onClose={() => setIsExplained(false)}
          actions={
            <Button kind="primary" onPress={() => setIsExplained(false)}>
              {write(texts.understood)}
            </Button>
          }
        >
          <p>{write(texts.usedText, { count: answer.productCount })}</p>
          <UsingProducts {...answer} />
        </Dialog>
      )}
    </>
  );
}
