import { z } from 'zod';
import { defineSettings, flag, publicField, text } from './define-settings.ts';

/** What is said of products: `storeSettings.merchandisingSettings` of a page. PDP-15, ENT-14. */
export const merchandisingSettings = defineSettings(
  'merchandising',
  'What is said of products',
  {
    scarcityEnabledOnProductItems: publicField(flag(false), 'Product pages say that few are left'),
    scarcityEnabledOnProductBlocks: publicField(
      flag(false),
      'Product blocks say that few are left',
    ),
    scarcityMessageType: publicField(
      z.string().max(100).default('DEFAULT_SCARCITY_MESSAGE'),
      'The kind of that message, as custom code sees it',
    ),
    scarcityThreshold: publicField(
      z.int().min(0).max(9999).default(10),
      'Units from which on few are left',
    ),
    scarcityText: publicField(
      z.string().min(1).max(200).default('Only {qtyInStock} left in stock'),
      'The message; {qtyInStock} is the number',
    ),
    customSoldOutText: publicField(text(), 'What sold-out products say instead of "sold out"'),
    restockNotificationsEnabled: publicField(
      flag(false),
      'Visitors can ask to be told of new stock',
    ),
    relatedProductsEnabled: publicField(flag(false), 'Related products are shown'),
    soldOutVariantsDropdownDisabled: publicField(flag(false), 'Sold-out variants cannot be chosen'),
    productReviewsEnabled: publicField(flag(false), 'Reviews are shown'),
  },
  'edit-inventory',
);
