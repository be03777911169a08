import { accountMessages } from './accounts.ts';
import { addToCartMessages } from './add-to-cart.ts';
import {
  connectionMessages,
  datasetMessages,
  editorMessages,
  fileMessages,
  fontMessages,
  generalMessages,
  linkMessages,
  siteMessages,
  tagMessages,
} from './back-office.ts';
import { cartMessages } from './cart.ts';
import { catalogueMessages } from './catalogue.ts';
import { checkoutMessages } from './checkout.ts';
import { mediaMessages } from './media.ts';
import { peopleMessages } from './people.ts';
import { overlayMessages } from './overlays.ts';
import { returnMessages } from './returns.ts';
import { ruleMessages } from './rules.ts';
import { totalMessages } from './totals.ts';
import { mailListMessages } from './mail-lists.ts';
import { captchaMessages, formMessages, instalmentMessages, restockMessages } from './forms.ts';

/**
 * Every text a user reads, by context. Equal ideas in two contexts stay two keys (D-05); texts with
 * `{placeholders}` go through `fillMessage`. A browser bundle imports the group it needs instead.
 */
export const messages = {
  accounts: accountMessages,
  addToCart: addToCartMessages,
  captcha: captchaMessages,
  cart: cartMessages,
  catalogue: catalogueMessages,
  checkout: checkoutMessages,
  connections: connectionMessages,
  dataset: datasetMessages,
  editor: editorMessages,
  files: fileMessages,
  fonts: fontMessages,
  forms: formMessages,
  general: generalMessages,
  instalments: instalmentMessages,
  links: linkMessages,
  media: mediaMessages,
  overlays: overlayMessages,
  people: peopleMessages,
  restock: restockMessages,
  mailLists: mailListMessages,
  returns: returnMessages,
  rules: ruleMessages,
  sites: siteMessages,
  tags: tagMessages,
  totals: totalMessages,
} as const;
