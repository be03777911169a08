/**
 * Writes of the log that stay done, each with the reason. An action that stands neither here nor in
 * undoers.ts fails a test.
 */
import type { LoggedAction } from './features/activity/logged-actions.ts';

/** Reason → the actions that it is true of. */
const byReason: readonly (readonly [string, readonly LoggedAction[]])[] = [
  [
    'its secret was told once and is kept nowhere: whoever had it gets another one',
    [
      'api-key-added',
      'api-key-deleted',
      'api-key-renewed',
      'list-connection-added',
      'list-connection-deleted',
      'webhook-endpoint-added',
      'webhook-endpoint-deleted',
      'webhook-endpoint-secret-renewed',
    ],
  ],
  [
    'what left by mail or to another server cannot be called back',
    [
      'draft-order-link-made',
      'draft-order-mailed',
      'gift-card-renewed',
      'left-cart-reminded',
      'mail-dropped',
      'mail-example-sent',
      'mail-sent-again',
      'order-link-made',
      'order-mailed',
      'password-mailed',
      'restock-mails-sent',
      'webhook-endpoint-replayed',
      'webhook-endpoint-tested',
    ],
  ],
  [
    'money moved, or was asked for: the opposite is a refund or a payment of its own',
    [
      'draft-order-settled',
      'order-canceled',
      'order-edited',
      'order-refund-asked',
      'order-rest-called-off',
      'order-settled-by-hand',
      'payment-event-retried',
      'payment-finding-closed',
      'refund-retried',
      'subscription-cancel',
      'subscription-change-dropped',
      'subscription-change-planned',
      'subscription-changed',
      'subscription-skip',
    ],
  ],
  [
    'goods, files or papers left, and their buyer was told: a correction is an act of its own',
    [
      'order-downloads-renewed',
      'order-fulfilled',
      'order-fulfillment-changed',
      'order-papers-issued',
      'order-resolved',
      'order-rest-may-ship',
      'order-return-changed',
    ],
  ],
  [
    'it is about what people agreed to, or may do: that has to be said anew',
    [
      'account-closed',
      'account-signed-out',
      'customer-erased',
      'form-answers-deleted',
      'list-member-added',
      'list-member-deleted',
      'mailing-list-deleted',
      'ownership-offer-ended',
      'ownership-offered',
      'person-removed',
    ],
  ],
  [
    'bytes went or came, and nothing of them is kept',
    ['backup-deleted', 'backup-restored', 'backup-uploaded', 'file-added', 'file-removed'],
  ],
  [
    'it copied or looked: there is nothing to put back',
    [
      'backup-downloaded',
      'backup-started',
      'customer-exported',
      'import-prepared',
      'site-exported',
    ],
  ],
  [
    'it is an undoing already, of many things at once',
    ['category-split', 'import-undone', 'products-bulk-undone', 'tag-restored'],
  ],
  [
    'what was done until then is taken back by the entry that began it',
    ['import-stopped', 'products-bulk-edit-stopped'],
  ],
  [
    'much was made at once, and others build on it: its parts are deleted one by one',
    ['document-added', 'document-taken-up', 'site-added', 'store-page-added', 'tax-rates-loaded'],
  ],
  [
    'the opposite act stands beside it, and tells the buyer as well',
    ['subscription-pause', 'subscription-resume'],
  ],
  [
    'it happens without anybody of the staff',
    [
      'order-disputed',
      'order-paid',
      'order-placed',
      'order-refund-failed',
      'order-refunded',
      'order-reminded',
      'order-rest-paid',
      'order-stock-short',
      'subscription-address',
      'subscription-new-card',
      'subscription-short-stock',
    ],
  ],
  [
    'no call does that to this kind of thing',
    [
      'api-key-changed',
      'backup-schedule-added',
      'backup-schedule-deleted',
      'customer-added',
      'customer-deleted',
      'domains-added',
      'domains-deleted',
      'list-connection-changed',
      'page-code-added',
      'page-code-deleted',
      'person-added',
      'person-deleted',
      'sign-up-place-added',
      'sign-up-place-deleted',
      'site-deleted',
      'suppression-changed',
      'theme-added',
      'theme-deleted',
      'translation-added',
      'translation-deleted',
    ],
  ],
];

export const lastingWrites: ReadonlyMap<string, string> = new Map(
  byReason.flatMap(([reason, actions]) => actions.map((action) => [action, reason] as const)),
);
