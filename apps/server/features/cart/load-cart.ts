/** Reads a cart with everything that its totals depend on. */
import type { AppContext } from '../../context.ts';
import { fixedStatement } from '../../db/fixed-statements.ts';
import { isToken } from '../../db/id.ts';
import type { Site } from '../sites/site.ts';
import { withAgreedTerms } from './agreed-terms.ts';
import type { CartRow, StoredCart } from './cart-rows.ts';
import { loadCartRules } from './cart-rules.ts';
import { cartJson } from './cart-sql.ts';
import { countAsTest } from './count-as-test.ts';
import { withCustomLine } from './custom-line.ts';
import { isTestShop } from './is-test-shop.ts';
import { inLanguage, loadTranslations } from '../../render/data/load-translations.ts';

const readCart = fixedStatement<{ cart: StoredCart | null }>(
  `select ${cartJson({ siteId: '$1', cartId: '$2', now: '$3' })} as cart`,
);

/** The open cart, its entries in the order they were added. Undefined: none, bought or expired. */
export async function loadCart(
  ctx: AppContext,
  site: Site,
  cartId: string,
): Promise<CartRow | undefined> {
  if (!isToken(cartId)) return undefined;
  const [row] = await ctx.runFixed(readCart(site.siteId, cartId, ctx.now()));
  return row?.cart ? withRules(ctx, site, row.cart) : undefined;
}

/** The cart with its lines in order, the rules of the shop and what was agreed on. */
export async function withRules(ctx: AppContext, site: Site, cart: StoredCart): Promise<CartRow> {
  // Ids sort by time, so that the database need not sort.
  cart.lines.sort((a, b) => (a.id < b.id ? -1 : 1));
  await sayTitles(ctx, site, cart);
  const rules = await loadCartRules(ctx, site);
  if (cart.customLine) return withCustomLine(cart, cart.customLine, rules);
  const counted = isTestShop(site) ? countAsTest(cart) : cart;
  return withAgreedTerms({ ...counted, rules });
}

/** What is in it is called on pages in another language as it is called there. */
async function sayTitles({ db }: AppContext, site: Site, { lines }: StoredCart): Promise<void> {
  const ids = lines.map(({ product }) => product.id);
  const said = await loadTranslations(db, site, { kind: 'product', ids });
  for (const { product } of lines) {
    const fields = said.get(product.id);
    if (fields) product.shownTitle = inLanguage(fields, 'title', product.title);
  }
}
