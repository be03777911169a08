/** Action of the log of writes → how it is taken back. A kind of write that can be is a line here. */
import { backupScheduleThing } from './backup/backup-schedule.ts';
import { undoersOf } from './features/activity/undo-thing.ts';
import type { Undoers } from './features/activity/undoer.ts';
import { bulkEditUndoer } from './features/bulk-edits/undo-bulk-edit.ts';
import { importUndoer } from './features/import/desk/undo-import.ts';
import { preferencesUndoer } from './features/preferences/commerce-preferences.ts';
import { navigationUndoer } from './features/site-layout/update-navigation.ts';
import { wordsUndoer } from './features/words/undo-words.ts';
import { customerUndoer } from './features/customers/edit-customer.ts';
import { mergeUndoer } from './features/customers/merge-customers.ts';
import { postThing } from './features/post-desk/post-thing.ts';
import { lockThing } from './features/page-locks/lock-thing.ts';
import { pageCodeThing } from './features/page-desk/page-code-thing.ts';
import { pageThing } from './features/page-desk/page-thing.ts';
import { documentUndoer } from './features/documents/move-document.ts';
import { domainsThing, siteThing } from './features/back-office/site-things.ts';
import { categoryMergeUndoer, categoryThing } from './features/catalogue/category-thing.ts';
import { stockUndoer } from './features/catalogue/log-stock.ts';
import { transferUndoer } from './features/catalogue/transfer-stock.ts';
import { lowStockUndoer } from './features/catalogue/low-stock.ts';
import { tagUndoer } from './features/catalogue/log-tags.ts';
import { draftUndoers } from './features/draft-orders/draft-undoers.ts';
import { giftCardUndoers } from './features/gift-cards/gift-card-undoers.ts';
import { membershipUndoers } from './features/memberships/membership-undoers.ts';
import { noteUndoers } from './features/orders/note-undoers.ts';
import { invitationUndoers } from './features/people/invitation-undoers.ts';
import { discountThing, saleThing } from './features/discounts/discount-things.ts';
import { themeThing } from './features/looks/site-theme.ts';
import { donationThing } from './features/donations/donation-thing.ts';
import { formThing } from './features/forms-schema/form-thing.ts';
import { translationThing } from './features/multilingual/translation-thing.ts';
import { mailingListThing } from './features/mail-lists/list-thing.ts';
import { memberThing } from './features/mail-lists/member-thing.ts';
import { placeThing } from './features/mail-lists/place-thing.ts';
import { suppressionThing } from './features/mail-lists/suppression-thing.ts';
import { planThing } from './features/memberships/plan-thing.ts';
import { personThing } from './features/people/person-thing.ts';
import { namedProductThing } from './features/catalogue/named-product-thing.ts';
import { fileUndoer } from './features/media-library/change-file.ts';
import { folderThing } from './features/media-library/folder-thing.ts';
import { movedFilesUndoer } from './features/media-library/move-files.ts';
import { replacedFileUndoer } from './features/media-library/write-version.ts';
import { redirectImportUndoer } from './features/redirects/import-redirects.ts';
import { redirectThing } from './features/redirects/redirect-thing.ts';
import { commentThing } from './features/comments/comment-thing.ts';
import { reviewThing } from './features/reviews/review-thing.ts';
import { viewUndoers } from './features/saved-views/view-undoers.ts';
import { settingUndoer } from './features/settings/undo-setting.ts';
import { shippingThing } from './features/shipping/shipping-thing.ts';
import { locationOrderUndoer, locationThing } from './features/stock/location-thing.ts';
import { taxThing } from './features/taxes/tax-thing.ts';
import { endpointThing } from './features/webhooks/endpoint-thing.ts';

export const undoers: Undoers = {
  'document-moved': documentUndoer,
  'file-changed': fileUndoer,
  'file-replaced': replacedFileUndoer,
  'files-moved': movedFilesUndoer,
  ...undoersOf(folderThing),
  ...undoersOf(lockThing),
  'navigation-changed': navigationUndoer,
  'products-bulk-edited': bulkEditUndoer,
  'import-started': importUndoer,
  'preferences-changed': preferencesUndoer,
  'setting-changed': settingUndoer,
  'customer-changed': customerUndoer,
  'customers-merged': mergeUndoer,
  ...undoersOf(discountThing),
  ...undoersOf(saleThing),
  ...undoersOf(shippingThing),
  ...undoersOf(taxThing),
  ...undoersOf(donationThing),
  ...undoersOf(planThing),
  ...undoersOf(namedProductThing),
  ...undoersOf(formThing),
  'stock-adjusted': stockUndoer,
  'stock-counted': stockUndoer,
  'stock-moved': transferUndoer,
  'low-stock-changed': lowStockUndoer,
  ...undoersOf(locationThing),
  'stock-locations-ordered': locationOrderUndoer,
  ...undoersOf(categoryThing),
  'category-merged': categoryMergeUndoer,
  'tag-renamed': tagUndoer,
  'tag-removed': tagUndoer,
  ...undoersOf(endpointThing),
  ...undoersOf(personThing),
  ...viewUndoers,
  ...invitationUndoers,
  ...membershipUndoers,
  ...noteUndoers,
  ...draftUndoers,
  ...giftCardUndoers,
  ...undoersOf(siteThing),
  ...undoersOf(domainsThing),
  ...undoersOf(themeThing),
  ...undoersOf(suppressionThing),
  ...undoersOf(mailingListThing),
  ...undoersOf(translationThing),
  ...undoersOf(memberThing),
  ...undoersOf(placeThing),
  ...undoersOf(pageThing),
  ...undoersOf(pageCodeThing),
  ...undoersOf(postThing),
  ...undoersOf(reviewThing),
  ...undoersOf(commentThing),
  ...undoersOf(redirectThing),
  'redirects-imported': redirectImportUndoer,
  ...undoersOf(backupScheduleThing),
  'words-replaced': wordsUndoer,
};
