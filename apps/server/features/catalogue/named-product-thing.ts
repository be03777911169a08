/** Products of the log of writes with what their form is called: forms come after products. */
import type { LoggedThing } from '../activity/logged-thing.ts';
import { loadForm } from '../forms-schema/load-forms.ts';
import { productThing } from '../products/product-thing.ts';

export const namedProductThing: LoggedThing = {
  ...productThing,
  async read(trx, key) {
    const state = await productThing.read(trx, key);
    const formId = state?.fields['formId'];
    if (!state || typeof formId !== 'string') return state;
    const form = await loadForm(trx, key.siteId, formId);
    return form ? { ...state, names: { ...state.names, [form.id]: form.name } } : state;
  },
};
