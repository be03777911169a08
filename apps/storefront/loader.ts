import type { Cart } from '@sitewright/contract';
import { acceptCart, loadCart } from './cart/cart-store.ts';
import { onContent } from './platform/content-added.ts';
import { mayHaveCart } from './platform/cookies.ts';
import { startLateStyles } from './platform/late-styles.ts';
import { readPageData } from './platform/page-data.ts';
import { startWidgets } from './platform/start-widgets.ts';
import { call, cartStore } from './platform/storefront.ts';
import { whenIdle } from './platform/when-idle.ts';
import { seldomSelector, widgets } from './widget-table.ts';

/** The only script on a page: starts the widgets of the table and asks for the visitor's cart. */
function start(): void {
  startLateStyles();
  startAll(document);
  onContent(startAll);
  const printed = readPageData<{ readonly cart?: Cart }>()?.cart;
  if (printed) acceptCart(cartStore, printed);
  else refreshCart();
  addEventListener('pageshow', (event) => {
    if (event.persisted) refreshCart();
  });
}

function startAll(root: ParentNode): void {
  startWidgets(widgets, root);
  if (root.querySelector(seldomSelector)) whenIdle(() => void startSeldom(root));
}

async function startSeldom(root: ParentNode): Promise<void> {
  try {
    startWidgets((await import('./seldom-widgets.ts')).seldomWidgets, root);
  } catch (error) {
    console.warn(error);
  }
}

function refreshCart(): void {
  if (mayHaveCart()) void loadCart(cartStore, call);
}

// In a task of its own: the browser ends its parsing and styles the page in the one before.
setTimeout(start);
