import { findVariant } from '@sitewright/commerce';
import type { ChosenOptions, SubscriptionPlan } from '@sitewright/commerce';
import type { PageVariant } from './page-variant.ts';
import { parseJson } from '../../platform/parse-json.ts';
import { pageCurrency, storeSettings } from '../../platform/page-context.ts';
import { markSoldOutValues } from './mark-sold-out.ts';
import { ownRadios } from './own-radios.ts';
import { showVariantImage } from './show-image.ts';
import { showVariantPrice } from './show-price.ts';
import { showScarcity } from './show-scarcity.ts';
import { findOptionControls, readChosenOptions, spreadChoice } from './variant-choice.ts';

/** The variant selectors of one product. */
export interface VariantSelectors {
  chosen(): ChosenOptions;
  /** Puts the focus on the control of an option that can be seen. */
  focus(optionName: string): void;
  /** Shows marks, price and picture of the choice; call it again when the stock has changed. */
  show(): void;
}

export interface VariantScope {
  readonly container: ParentNode;
  readonly variants: HTMLElement | null;
}

/** Fired on `.product-variants` after a choice; `detail` is `{itemId, variant}`. */
const VARIANT_CHANGED = 'sitewright:variant-changed';

/** Binds the selectors that a template printed. PDP-03, PDP-18, ATC-32 */
export function bindVariants(
  { container, variants: root }: VariantScope,
  product: () => { readonly itemId: string; readonly variants: readonly PageVariant[] },
): VariantSelectors {
  const controls = root ? findOptionControls(root) : [];
  const plan = readSubscriptionPlan(root);
  const words = { currency: pageCurrency(), ...(plan && { plan }) };
  const chosen = (): ChosenOptions => readChosenOptions(controls);

  function show(): void {
    if (controls.length === 0) return;
    const { variants } = product();
    const isDisabling = storeSettings().merchandisingSettings?.soldOutVariantsDropdownDisabled;
    markSoldOutValues(controls, variants, chosen(), isDisabling === true);
    const variant = findVariant(variants, chosen());
    const price = container.querySelector<HTMLElement>('.product-price, .subscription-price');
    if (price) showVariantPrice(price, variant, words);
    showScarcity(container, variant);
  }

  ownRadios(controls, product().itemId);
  root?.addEventListener('change', (event) => {
    spreadChoice(controls, event.target);
    const { itemId, variants } = product();
    const variant = findVariant(variants, chosen());
    show();
    showVariantImage(container, variant?.mainImageId);
    root.dispatchEvent(
      new CustomEvent(VARIANT_CHANGED, { bubbles: true, detail: { itemId, variant } }),
    );
  });
  return {
    chosen,
    show,
    focus(optionName) {
      const control = controls.find(({ name }) => name === optionName);
      const elements = [...(control?.selects ?? []), ...(control?.radios ?? [])];
      const seen = elements.find((element) => element.checkVisibility()) ?? elements[0];
      seen?.focus();
    },
  };
}

/** The plan of a subscription, as the template prints it; undefined for everything else. */
function readSubscriptionPlan(root: HTMLElement | null): SubscriptionPlan | undefined {
  if (root?.dataset.isSubscribable !== 'true') return undefined;
  const plan = parseJson(root.dataset.subscriptionPlan) as SubscriptionPlan | undefined;
  return plan?.billingPeriod ? plan : undefined;
}
