/** All sections of the back office, in the order of the navigation. Add a line to add a section. */
import { abandonedCartsSection } from '../features/abandoned-carts/abandoned-carts-section.ts';
import { accountSection } from '../features/account/account-section.ts';
import { activitySection } from '../features/activity/activity-section.ts';
import { redirectsSection } from '../features/redirects/redirects-section.ts';
import { analyticsSection } from '../features/analytics/analytics-section.ts';
import { apiKeysSection } from '../features/api-keys/api-keys-section.ts';
import { backupsSection } from '../features/backups/backups-section.ts';
import { exportSection } from '../features/export/export-section.ts';
import { customersSection } from '../features/customers/customers-section.ts';
import { discountsSection } from '../features/discounts/discounts-section.ts';
import { shippingSection } from '../features/shipping/shipping-section.ts';
import { taxesSection } from '../features/taxes/taxes-section.ts';
import { homeSection } from '../features/home/home-section.ts';
import { headerFooterSection } from '../features/header-footer/header-footer-section.ts';
import { languagesSection } from '../features/languages/languages-section.ts';
import { looksSection } from '../features/looks/looks-section.ts';
import { mailingListsSection } from '../features/mailing-lists/mailing-lists-section.ts';
import { marketingSection } from '../features/marketing/marketing-section.ts';
import { mediaSection } from '../features/media/media-section.ts';
import { navigationSection } from '../features/navigation/navigation-section.ts';
import { ordersSection } from '../features/orders/orders-section.ts';
import { pagesSection } from '../features/pages/pages-section.ts';
import { peopleSection } from '../features/people/people-section.ts';
import { formsSection } from '../features/forms/forms-section.ts';
import { formAnswersSection } from '../features/form-answers/form-answers-section.ts';
import { announcementSection } from '../features/overlays/announcement-section.ts';
import { popupSection } from '../features/overlays/popup-section.ts';
import { giftCardsSection } from '../features/gift-cards/gift-cards-section.ts';
import { mailPartsSection } from '../features/mail-parts/mail-parts-section.ts';
import { mailsSection } from '../features/mails/mails-section.ts';
import { subscriptionsSection } from '../features/subscriptions/subscriptions-section.ts';
import { connectionsSection } from '../features/webhooks/connections-section.ts';
import { supportersSection } from '../features/supporters/supporters-section.ts';
import { draftsSection } from '../features/drafts/drafts-section.ts';
import { billingSection } from '../features/billing/billing-section.ts';
import { categoriesSection } from '../features/categories/categories-section.ts';
import { importsSection } from '../features/imports/imports-section.ts';
import { inventorySection } from '../features/inventory/inventory-section.ts';
import { productsSection } from '../features/products/products-section.ts';
import { restockSection } from '../features/restock/restock-section.ts';
import { commentsSection } from '../features/comments/comments-section.ts';
import { reviewsSection } from '../features/reviews/reviews-section.ts';
import { seoSection } from '../features/seo/seo-section.ts';
import { settingsSection } from '../features/settings/settings-section.ts';
import { customCssSection } from '../features/own-code/custom-css-section.ts';
import { shapesSection } from '../features/site-styles/shapes-section.ts';
import { siteStylesSection } from '../features/site-styles/site-styles-section.ts';
import { translateSection } from '../features/translate/translate-section.ts';
import { findReplaceSection } from '../features/find-replace/find-replace-section.ts';
import type { Section } from './section.ts';

export const sections: readonly Section[] = [
  homeSection,
  pagesSection,
  translateSection,
  looksSection,
  siteStylesSection,
  shapesSection,
  customCssSection,
  navigationSection,
  headerFooterSection,
  mailPartsSection,
  findReplaceSection,
  ordersSection,
  draftsSection,
  customersSection,
  productsSection,
  categoriesSection,
  inventorySection,
  formsSection,
  restockSection,
  reviewsSection,
  commentsSection,
  importsSection,
  discountsSection,
  giftCardsSection,
  subscriptionsSection,
  supportersSection,
  mailsSection,
  mailingListsSection,
  formAnswersSection,
  abandonedCartsSection,
  marketingSection,
  popupSection,
  announcementSection,
  seoSection,
  redirectsSection,
  analyticsSection,
  settingsSection,
  shippingSection,
  taxesSection,
  connectionsSection,
  apiKeysSection,
  peopleSection,
  activitySection,
  languagesSection,
  billingSection,
  backupsSection,
  exportSection,
  accountSection,
  mediaSection,
];
