import { z } from 'zod';
import { restockMessages } from '../messages/forms.ts';
import { defineSettings, flag, publicField, staffField, text } from './define-settings.ts';

const line = (fallback: string) => z.string().max(200).default(fallback);

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
    lowStockUnits: staffField(
      z.int().min(0).max(9999).default(10),
      'Units from which on a variant is listed as low, unless it says otherwise',
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
    restockCallToActionText: publicField(
      line('Sold out. Leave your email and we will tell you when it is back.'),
      'What stands above the form that asks to be told of new stock',
    ),
    restockPlaceholderText: publicField(line('Email address'), 'What its empty field shows'),
    restockButtonText: publicField(line('Notify me'), 'What its button says'),
    restockSuccessText: publicField(line(restockMessages.signedUp), 'What it says when it is done'),
    restockMailingListEnabled: publicField(flag(false), 'It offers your mailing list too'),
    restockMailingListText: publicField(
      line('Send me news and offers, too'),
      'What stands beside that box',
    ),
    restockMailingListOptInByDefault: publicField(flag(false), 'That box is ticked at first'),
    restockMailsAreAutomatic: staffField(
      flag(true),
      'Who asked is told as soon as there is stock; off: when you say so',
    ),
    restockMailsFollowStock: staffField(
      flag(false),
      'At most as many are told in a day as there are units, the longest waiting first',
    ),
    relatedProductsEnabled: publicField(flag(false), 'Related products are shown'),
    soldOutVariantsDropdownDisabled: publicField(flag(false), 'Sold-out variants cannot be chosen'),
    productReviewsEnabled: publicField(flag(false), 'Reviews are shown'),
    importedReviewsEnabled: publicField(
      flag(false),
      'Reviews that were brought from another shop are shown',
    ),
    reviewsKillSwitch: publicField(flag(false), 'No reviews are shown, whatever else is set'),
    reviewWriters: staffField(
      z.enum(['buyers', 'accounts']).default('buyers'),
      'Who may write reviews: buyers, or everybody with an account as well',
    ),
    reviewsNeedApproval: staffField(flag(true), 'Reviews are shown once you approved them'),
  },
  'edit-inventory',
);
