import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { formFieldTypes, userRoles, type Form, type FormDraft } from '@sitewright/contract';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { signInOwner, signInStaff } from '../../testing/test-staff.ts';
import { createTestShop, TestVisitor, type TestShop } from '../../testing/test-shop.ts';

interface Listed {
  id: string;
  name: string;
  fieldCount: number;
  productCount: number;
}

interface Answered {
  id: string;
  activityId: string;
  /** What was refused, by field. */
  errors: object;
}

/** What a form says that says nothing of this. */
const noRules = {
  alertAddresses: [],
  keepDays: 0,
  mailSubject: '',
  asksCaptcha: true,
  disclaimer: '',
};

describeOnBothDatabases('forms of products', (database) => {
  let app: TestApp;
  let shop: TestShop;
  let siteId: string;
  let owner: TestVisitor;
  let identifier: string;
  let count = 0;

  beforeAll(async () => {
    app = await createTestApp({ database });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    count += 1;
    identifier = `forms-${count}`;
    siteId = await app.createSite({ identifier, host: `${identifier}.test` });
    shop = await createTestShop(app, siteId);
    owner = await signIn(await signInOwner(app));
  });

  async function signIn({ staff_session: session }: { staff_session: string }) {
    const visitor = new TestVisitor(app, `${identifier}.test`);
    visitor.cookies.set('staff_session', session);
    return visitor;
  }
  const url = (path = '') => `/api/sites/${identifier}${path}`;
  const send = async (method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) => {
    const answer = await owner.send(method, url(path), body ? { body } : {});
    return { status: answer.statusCode, ...answer.json<Answered>() };
  };
  const add = async (draft: FormDraft) => (await send('POST', '/forms', draft)).id;
  const list = async () =>
    (await owner.send('GET', url('/forms'))).json<{ forms: Listed[] }>().forms;
  const read = async (id: string) => {
    const answer = await owner.send('GET', url(`/forms/${id}`));
    return answer.json<{ form: Form; productCount: number; products: { title: string }[] }>();
  };
  const change = (id: string, changes: object) => send('PATCH', `/forms/${id}`, { changes });
  const undo = (activityId: string) => send('POST', `/activity/${activityId}/undo`);
  const choose = (productId: string, from: string | null, to: string | null) =>
    send('PATCH', `/products/${productId}`, { changes: { formId: { from, to } } });
  /** The form of the one product that is there, as its page prints it. */
  const printedForm = async (visitor: TestVisitor) => {
    const { items } = (await visitor.send('GET', '/shop?format=json')).json<{
      items: { structuredContent: { additionalFieldsForm: Form } }[];
    }>();
    return items[0]!.structuredContent.additionalFieldsForm;
  };
  const engraving: FormDraft = {
    name: 'Engraving',
    fields: [{ id: 'words', type: 'text', title: 'Your words', required: true }],
  };

  it('FORM-01 FBLD-02 forms of all kinds of fields are made, read, listed by name and changed', async () => {
    const fields = formFieldTypes.map((type, index) => ({
      id: `f${index}`,
      type,
      title: `What of ${type}`,
      ...(['radio', 'checkbox', 'select', 'likert'].includes(type) && { options: ['One', 'Two'] }),
      ...(type === 'textarea' && { maxLength: 90 }),
      ...(type === 'phone' && { showCountryCode: false }),
      ...(type === 'section' && { underline: true }),
      ...(type === 'hidden' && { key: 'campaign', value: 'none' }),
    }));
    const id = await add({ name: ' Everything ', fields });
    await add(engraving);
    expect((await read(id)).form).toEqual({ id, name: 'Everything', fields, ...noRules });
    expect(await list()).toMatchObject([
      { name: 'Engraving', fieldCount: 1, productCount: 0 },
      { id, name: 'Everything', fieldCount: formFieldTypes.length },
    ]);
    const less = fields.slice(0, 2);
    expect(await change(id, { fields: { from: fields, to: less } })).toMatchObject({ status: 200 });
    expect((await read(id)).form.fields).toEqual(less);
    const late = await change(id, { fields: { from: fields, to: [] } });
    expect(late).toMatchObject({
      status: 409,
      code: 'edited_meanwhile',
      conflicts: { fields: { theirs: less, yours: [] } },
    });
  });

  it('FBLD-01 what stands behind the tabs is kept, and visitors read of it what is theirs', async () => {
    const product = await shop.addProduct({});
    const rules = {
      alertAddresses: ['desk@example.test'],
      keepDays: 30,
      mailSubject: 'Words to engrave',
      asksCaptcha: false,
      disclaimer: 'We engrave what you type.',
    };
    const id = await add({ ...engraving, ...rules });
    expect((await read(id)).form).toEqual({ id, ...engraving, ...rules });
    const less = { keepDays: { from: 30, to: 7 }, disclaimer: { from: rules.disclaimer, to: '' } };
    const changed = await change(id, less);
    expect((await read(id)).form).toMatchObject({ ...rules, keepDays: 7, disclaimer: '' });
    expect(await undo(changed.activityId)).toMatchObject({ status: 200 });
    expect((await read(id)).form).toEqual({ id, ...engraving, ...rules });

    await choose(product.id, null, id);
    const visitor = new TestVisitor(app, `${identifier}.test`);
    const call = `/api/template/GetTemplateSchema?blockType=form&itemId=${product.id}`;
    const asked = (await visitor.send('GET', call)).json<{ form: object }>().form;
    const { disclaimer, asksCaptcha } = rules;
    expect(asked).toEqual({ id, ...engraving, disclaimer, asksCaptcha });
    const without = `/cart/details?itemId=${product.id}`;
    expect((await visitor.send('GET', without)).body).toContain(disclaimer);
    // The button of the page prints the form that its modal asks: with the disclaimer, and no rules.
    const printed = await printedForm(visitor);
    expect(printed).toEqual({ id, ...engraving, disclaimer });
    await change(id, { disclaimer: { from: disclaimer, to: '' } });
    expect(await printedForm(visitor)).toEqual({ id, ...engraving });

    const wrong = { alertAddresses: ['nobody'], keepDays: -1, disclaimer: 'x'.repeat(2_001) };
    const refused = await send('POST', '/forms', { ...engraving, ...wrong });
    expect(refused).toMatchObject({ status: 400, code: 'invalid_request' });
    expect(Object.keys(refused.errors).sort()).toEqual([
      'alertAddresses.0',
      'disclaimer',
      'keepDays',
    ]);
  });

  it('FBLD-02 a form that could not be asked is refused, with the field that is wrong', async () => {
    const refused = async (field: object) => {
      const answer = await send('POST', '/forms', { name: 'Wrong', fields: [field] });
      expect(answer).toMatchObject({ status: 400, code: 'invalid_request' });
      return Object.keys(answer.errors);
    };
    expect(await refused({ id: 'a', type: 'text', title: ' ' })).toEqual(['fields.0']);
    expect(await refused({ id: 'a', type: 'radio', title: 'Which?' })).toEqual(['fields.0']);
    expect(
      await refused({ id: 'a', type: 'select', title: 'Which?', options: ['Red', ' Red'] }),
    ).toEqual(['fields.0']);
    expect(await refused({ id: 'a', type: 'colour', title: 'Which?' })).toEqual(['fields.0.type']);
    const twice = { id: 'a', type: 'text', title: 'One' };
    expect(await send('POST', '/forms', { name: 'Twice', fields: [twice, twice] })).toMatchObject({
      status: 400,
    });
    expect(await send('POST', '/forms', { name: '', fields: [] })).toMatchObject({ status: 400 });
    expect(await list()).toEqual([]);
  });

  it('ATC-30 ENT-02 a product asks the form that was chosen, as it stands when it is asked', async () => {
    const product = await shop.addProduct({});
    const id = await add(engraving);
    expect(await choose(product.id, null, id)).toMatchObject({ status: 200 });
    const visitor = new TestVisitor(app, `${identifier}.test`);
    const asked = async () =>
      (
        await visitor.send(
          'GET',
          `/api/template/GetTemplateSchema?blockType=form&itemId=${product.id}`,
        )
      ).json<{ form: Form | null }>().form;
    expect(await asked()).toMatchObject({ id, fields: [{ title: 'Your words' }] });
    await change(id, {
      fields: {
        from: engraving.fields,
        to: [{ id: 'words', type: 'text', title: 'A name', required: true }],
      },
    });
    expect(await asked()).toMatchObject({ id, fields: [{ title: 'A name' }] });
    const put = (additionalFields: object) =>
      visitor.send('POST', '/api/commerce/shopping-cart/entries', {
        body: { itemId: product.id, quantity: 1, additionalFields },
      });
    expect((await put({})).json()).toMatchObject({
      errors: { 'additionalFields.words': 'Required' },
    });
    expect((await put({ words: 'Ada' })).statusCode).toBe(200);
    await choose(product.id, id, null);
    expect(await asked()).toBeNull();
    expect(await choose(product.id, null, 'gone')).toMatchObject({ status: 404 });
  });

  it('FORM-10 a form is asked in the parts of the country of the shop, and kept without one', async () => {
    const fields: FormDraft['fields'] = [{ id: 'call', type: 'phone', title: 'Phone' }];
    const id = await add({ name: 'Call', fields });
    const visitor = new TestVisitor(app, `${identifier}.test`);
    const asked = async () =>
      (
        await visitor.send('GET', `/api/template/GetTemplateSchema?blockType=form&formId=${id}`)
      ).json<{ form: Form }>().form.fields;
    expect(await asked()).toEqual([{ ...fields[0], country: 'US' }]);
    const body = { store: { shippingCountryDefaultValue: 'DE' } };
    expect((await owner.send('PATCH', url('/settings'), { body })).statusCode).toBe(200);
    expect(await asked()).toEqual([{ ...fields[0], country: 'DE' }]);
    const draft = { name: 'Own', fields: [{ ...fields[0], country: 'FR' }] };
    const { form } = await read((await send('POST', '/forms', draft)).id);
    expect(form.fields).toEqual(fields);
  });

  it('says which products ask a form, and keeps it while they do', async () => {
    const [cup, bowl] = [await shop.addProduct({ title: 'Cup' }), await shop.addProduct({})];
    const id = await add(engraving);
    await choose(cup.id, null, id);
    await choose(bowl.id, null, id);
    expect(await read(id)).toMatchObject({
      productCount: 2,
      products: [{ title: 'Bowl' }, { id: cup.id, title: 'Cup' }],
    });
    expect(await list()).toMatchObject([{ id, productCount: 2 }]);
    expect(await send('DELETE', `/forms/${id}`)).toMatchObject({ status: 409, code: 'form_used' });
    await choose(cup.id, id, null);
    await choose(bowl.id, id, null);
    expect(await send('DELETE', `/forms/${id}`)).toMatchObject({ status: 200, isDeleted: true });
    expect(await send('DELETE', `/forms/${id}`)).toMatchObject({ status: 200, isDeleted: false });
    expect(await list()).toEqual([]);
  });

  it('is in the log, and each write is taken back unless a product asks it meanwhile', async () => {
    const product = await shop.addProduct({});
    const made = await send('POST', '/forms', engraving);
    const renamed = await change(made.id, { name: { from: 'Engraving', to: 'Gravur' } });
    expect(await undo(renamed.activityId)).toMatchObject({ status: 200 });
    expect((await list())[0]!.name).toBe('Engraving');

    const chosen = await choose(product.id, null, made.id);
    expect(await undo(made.activityId)).toMatchObject({ status: 409, code: 'form_used' });
    const log = await owner.send('GET', url(`/activity?subject=product:${product.id}`));
    expect(log.json().activity[0]).toMatchObject({
      after: { formId: made.id },
      names: { [made.id]: 'Engraving' },
    });
    await undo(chosen.activityId);

    const gone = await send('DELETE', `/forms/${made.id}`);
    expect(await list()).toEqual([]);
    expect(await undo(gone.activityId)).toMatchObject({ status: 200 });
    expect((await read(made.id)).form).toEqual({ id: made.id, ...engraving, ...noRules });
  });

  it('a product that comes back waits for its form to come back first', async () => {
    const product = await shop.addProduct({});
    const id = await add(engraving);
    await choose(product.id, null, id);
    const gone = await send('DELETE', `/products/${product.id}`);
    const goneForm = await send('DELETE', `/forms/${id}`);
    expect(await undo(gone.activityId)).toMatchObject({ status: 409, code: 'not_undoable' });
    await undo(goneForm.activityId);
    expect(await undo(gone.activityId)).toMatchObject({ status: 200 });
    expect(await read(id)).toMatchObject({ productCount: 1 });
  });

  it('a site keeps its forms to itself, and has no more than there is room for', async () => {
    const id = await add(engraving);
    const other = `other-${count}`;
    await app.createSite({ identifier: other });
    expect((await owner.send('GET', `/api/sites/${other}/forms/${id}`)).statusCode).toBe(404);
    expect((await owner.send('GET', `/api/sites/${other}/forms`)).json()).toEqual({ forms: [] });
    await app.ctx.transact(async (trx) => {
      const rows = Array.from({ length: 199 }, (_, at) => ({
        site_id: siteId,
        id: `more-${at}`,
        name: `More ${at}`,
        fields: '[]',
        settings: '{}',
      }));
      await trx.insertInto('forms').values(rows).execute();
    });
    expect(await send('POST', '/forms', engraving)).toMatchObject({
      status: 409,
      code: 'too_many_rules',
    });
    expect(await list()).toHaveLength(200);
  });

  it('D-43 who may look at products looks at forms, and who may change them changes forms', async () => {
    const id = await add(engraving);
    const viewer = await signIn(await signInStaff(app, { [siteId]: [10] }));
    expect((await viewer.send('GET', url('/forms'))).statusCode).toBe(200);
    const denied = await viewer.send('PATCH', url(`/forms/${id}`), { body: { changes: {} } });
    expect(denied.statusCode).toBe(403);
    const stranger = new TestVisitor(app, `${identifier}.test`);
    expect((await stranger.send('GET', url('/forms'))).statusCode).toBe(401);
  });

  it('D-43 FBLD-01 nobody has answers sent to an address or makes them go who may not delete them', async () => {
    const id = await add({ ...engraving, alertAddresses: ['desk@example.test'] });
    const editor = await signIn(await signInStaff(app, { [siteId]: [userRoles.values.editor] }));
    const edit = async (changes: object) =>
      (await editor.send('PATCH', url(`/forms/${id}`), { body: { changes } })).statusCode;
    const addresses = { from: ['desk@example.test'], to: ['editor@example.test'] };
    expect(await edit({ alertAddresses: addresses })).toBe(403);
    expect(await edit({ keepDays: { from: 0, to: 1 } })).toBe(403);
    expect(await edit({ disclaimer: { from: '', to: 'Read this.' } })).toBe(200);
    expect((await read(id)).form).toMatchObject({
      alertAddresses: ['desk@example.test'],
      keepDays: 0,
      disclaimer: 'Read this.',
    });

    // Nor by taking back what somebody else wrote.
    const takeBack = (activityId: string) =>
      editor.send('POST', url(`/activity/${activityId}/undo`));
    const kept = await change(id, { keepDays: { from: 0, to: 30 } });
    expect((await takeBack(kept.activityId)).statusCode).toBe(403);
    const said = await change(id, { disclaimer: { from: 'Read this.', to: 'Read it.' } });
    expect((await takeBack(said.activityId)).statusCode).toBe(200);
    expect((await read(id)).form).toMatchObject({ keepDays: 30, disclaimer: 'Read this.' });
  });
});
