/** All migrations, oldest first. A migration that has been released is never changed. */
import type { Migration } from 'kysely/migration';
import * as initial from './0001-initial.ts';
import * as attemptCounts from './0010-attempt-counts.ts';
import * as settingsInGroups from './0020-settings-in-groups.ts';
import * as paymentParts from './0030-payment-parts.ts';
import * as checkoutOwner from './0031-checkout-owner.ts';
import * as catalogueRules from './0040-catalogue-rules.ts';
import * as search from './0041-search.ts';
import * as optionNames from './0042-option-names.ts';
import * as mailsAndRoles from './0050-mails-and-roles.ts';
import * as visibleItems from './0060-visible-items.ts';
import * as lettersOfAddresses from './0061-letters-of-addresses.ts';
import * as searchWithoutAccents from './0062-search-without-accents.ts';
import * as paymentDeadlines from './0063-payment-deadlines.ts';
import * as ordersPaid from './0064-orders-paid.ts';
import * as ledgerAndRefunds from './0065-ledger-and-refunds.ts';
import * as fulfillments from './0066-fulfillments.ts';
import * as balances from './0070-balances.ts';
import * as subscriptionsBilled from './0071-subscriptions-billed.ts';
import * as downloads from './0072-downloads.ts';
import * as shopRules from './0080-shop-rules.ts';
import * as paymentProviders from './0090-payment-providers.ts';
import * as chargesBySavedMethods from './0091-charges-by-saved-methods.ts';
import * as paymentFindings from './0092-payment-findings.ts';
import * as apiKeys from './0100-api-keys.ts';
import * as webhooks from './0101-webhooks.ts';
import * as ordersModified from './0102-orders-modified.ts';
import * as apiRequests from './0103-api-requests.ts';
import * as gtin from './0104-gtin.ts';
import * as papers from './0105-papers.ts';
import * as ledgerOfEverything from './0110-ledger-of-everything.ts';
import * as paymentReminders from './0111-payment-reminders.ts';
import * as returns from './0112-returns.ts';
import * as holds from './0115-holds.ts';
import * as ordersFromCheckout from './0116-orders-from-checkout.ts';
import * as checkoutLinks from './0117-checkout-links.ts';
import * as restockSignUps from './0120-restock-sign-ups.ts';
import * as siteAccounts from './0121-site-accounts.ts';
import * as cartsOfAccounts from './0122-carts-of-accounts.ts';
import * as draftOrders from './0125-draft-orders.ts';
import * as goodsBack from './0126-goods-back.ts';
import * as provedEmails from './0130-proved-emails.ts';
import * as mailSuppressions from './0131-mail-suppressions.ts';
import * as remindersAndAlerts from './0132-reminders-and-alerts.ts';
import * as donations from './0135-donations.ts';
import * as memberships from './0136-memberships.ts';
import * as endpointsOfKeys from './0137-endpoints-of-keys.ts';
import * as testsCountApart from './0145-tests-count-apart.ts';
import * as plansThatChange from './0150-plans-that-change.ts';
import * as orderEdits from './0155-order-edits.ts';
import * as restockLinksSealed from './0155-restock-links-sealed.ts';
import * as customerIds from './0156-customer-ids.ts';
import * as makersOfKeys from './0157-makers-of-keys.ts';
import * as itemsThatCameBack from './0160-items-that-came-back.ts';
import * as creditedPlans from './0161-credited-plans.ts';
import * as refundsSentByHand from './0162-refunds-sent-by-hand.ts';
import * as answersOfItems from './0163-answers-of-items.ts';
import * as taxClassesOfItems from './0165-tax-classes-of-items.ts';
import * as people from './0170-people.ts';
import * as catalogueDesk from './0175-catalogue-desk.ts';
import * as listsOfOrders from './0180-lists-of-orders.ts';
import * as activityOfEverything from './0185-activity-of-everything.ts';
import * as foundByEmail from './0190-found-by-email.ts';
import * as undoneThings from './0200-undone-things.ts';
import * as reports from './0205-reports.ts';
import * as customersSummed from './0215-customers-summed.ts';
import * as peopleErased from './0216-people-erased.ts';
import * as bulkEdits from './0225-bulk-edits.ts';
import * as sharedViews from './0226-shared-views.ts';
import * as restockLog from './0227-restock-log.ts';
import * as commercePreferences from './0230-commerce-preferences.ts';
import * as filesInOrder from './0240-files-in-order.ts';
import * as stockLocations from './0265-stock-locations.ts';
import * as imports from './0270-imports.ts';
import * as attemptsOfSites from './0271-attempts-of-sites.ts';
import * as mailingLists from './0275-mailing-lists.ts';
import * as listConnections from './0276-list-connections.ts';
import * as whatProductsSay from './0280-what-products-say.ts';
import * as productReviews from './0285-product-reviews.ts';
import * as largeLists from './0295-large-lists.ts';
import * as undoneOnce from './0300-undone-once.ts';
import * as fileFolders from './0305-file-folders.ts';
import * as documents from './0310-documents.ts';
import * as fewAmongMany from './0320-few-among-many.ts';
import * as backups from './0330-backups.ts';
import * as redirects from './0340-redirects.ts';
import * as leftCarts from './0341-left-carts.ts';
import * as giftCardsGivenOnce from './0342-gift-cards-given-once.ts';
import * as unitsOfTheGone from './0350-units-of-the-gone.ts';
import * as languagesOfAccounts from './0360-languages-of-accounts.ts';
import * as formsOfProducts from './0370-forms-of-products.ts';
import * as bulkEditsInBatches from './0380-bulk-edits-in-batches.ts';
import * as formAnswers from './0395-form-answers.ts';
import * as events from './0420-events.ts';
import * as whyPagesAreClosed from './0425-why-pages-are-closed.ts';
import * as bodiesOfProducts from './0426-bodies-of-products.ts';
import * as bestReviews from './0430-best-reviews.ts';
import * as soundOfProducts from './0431-sound-of-products.ts';
import * as pageLocks from './0432-page-locks.ts';
import * as captionsAndLicences from './0433-captions-and-licences.ts';
import * as videosOfPosts from './0434-videos-of-posts.ts';
import * as codeOfPages from './0435-code-of-pages.ts';
import * as editsOfPictures from './0436-edits-of-pictures.ts';
import * as broughtContent from './0437-brought-content.ts';
import * as siteExports from './0438-site-exports.ts';
import * as translations from './0439-translations.ts';
import * as filesOfDocuments from './0440-files-of-documents.ts';
import * as bodiesTakenUp from './0441-bodies-taken-up.ts';
import * as languagesOfOrders from './0442-languages-of-orders.ts';
import * as listsByIndexAlone from './0443-lists-by-index-alone.ts';
import * as filesOfExcerpts from './0444-files-of-excerpts.ts';
import * as reportsByIndexAlone from './0445-reports-by-index-alone.ts';
import * as passwordsMasked from './0446-passwords-masked.ts';
import * as rareRowsAndCounts from './0447-rare-rows-and-counts.ts';
import * as gtins from './0448-gtins.ts';
import * as polling from './0449-polling.ts';
import * as handedOver from './0450-handed-over.ts';
import * as notesTakenBack from './0450-notes-taken-back.ts';
import * as arrivals from './0451-arrivals.ts';
import * as commentsOfPosts from './0454-comments-of-posts.ts';
import * as promotedBlocks from './0455-promoted-blocks.ts';
import * as refundsThatCameBack from './0456-refunds-that-came-back.ts';
import * as roomInCarts from './0457-room-in-carts.ts';
import * as usesOfGoneDiscounts from './0458-uses-of-gone-discounts.ts';

export const migrations: Record<string, Migration> = {
  '0001-initial': initial,
  '0010-attempt-counts': attemptCounts,
  '0020-settings-in-groups': settingsInGroups,
  '0030-payment-parts': paymentParts,
  '0031-checkout-owner': checkoutOwner,
  '0040-catalogue-rules': catalogueRules,
  '0041-search': search,
  '0042-option-names': optionNames,
  '0050-mails-and-roles': mailsAndRoles,
  '0060-visible-items': visibleItems,
  '0061-letters-of-addresses': lettersOfAddresses,
  '0062-search-without-accents': searchWithoutAccents,
  '0063-payment-deadlines': paymentDeadlines,
  '0064-orders-paid': ordersPaid,
  '0065-ledger-and-refunds': ledgerAndRefunds,
  '0066-fulfillments': fulfillments,
  '0070-balances': balances,
  '0071-subscriptions-billed': subscriptionsBilled,
  '0072-downloads': downloads,
  '0080-shop-rules': shopRules,
  '0090-payment-providers': paymentProviders,
  '0091-charges-by-saved-methods': chargesBySavedMethods,
  '0092-payment-findings': paymentFindings,
  '0100-api-keys': apiKeys,
  '0101-webhooks': webhooks,
  '0102-orders-modified': ordersModified,
  '0103-api-requests': apiRequests,
  '0104-gtin': gtin,
  '0105-papers': papers,
  '0110-ledger-of-everything': ledgerOfEverything,
  '0111-payment-reminders': paymentReminders,
  '0112-returns': returns,
  '0115-holds': holds,
  '0116-orders-from-checkout': ordersFromCheckout,
  '0117-checkout-links': checkoutLinks,
  '0120-restock-sign-ups': restockSignUps,
  '0121-site-accounts': siteAccounts,
  '0122-carts-of-accounts': cartsOfAccounts,
  '0125-draft-orders': draftOrders,
  '0126-goods-back': goodsBack,
  '0130-proved-emails': provedEmails,
  '0131-mail-suppressions': mailSuppressions,
  '0132-reminders-and-alerts': remindersAndAlerts,
  '0135-donations': donations,
  '0136-memberships': memberships,
  '0137-endpoints-of-keys': endpointsOfKeys,
  '0145-tests-count-apart': testsCountApart,
  '0150-plans-that-change': plansThatChange,
  '0155-order-edits': orderEdits,
  '0155-restock-links-sealed': restockLinksSealed,
  '0156-customer-ids': customerIds,
  '0157-makers-of-keys': makersOfKeys,
  '0160-items-that-came-back': itemsThatCameBack,
  '0161-credited-plans': creditedPlans,
  '0162-refunds-sent-by-hand': refundsSentByHand,
  '0163-answers-of-items': answersOfItems,
  '0165-tax-classes-of-items': taxClassesOfItems,
  '0170-people': people,
  '0175-catalogue-desk': catalogueDesk,
  '0180-lists-of-orders': listsOfOrders,
  '0185-activity-of-everything': activityOfEverything,
  '0190-found-by-email': foundByEmail,
  '0200-undone-things': undoneThings,
  '0205-reports': reports,
  '0215-customers-summed': customersSummed,
  '0216-people-erased': peopleErased,
  '0225-bulk-edits': bulkEdits,
  '0226-shared-views': sharedViews,
  '0227-restock-log': restockLog,
  '0230-commerce-preferences': commercePreferences,
  '0240-files-in-order': filesInOrder,
  '0265-stock-locations': stockLocations,
  '0270-imports': imports,
  '0271-attempts-of-sites': attemptsOfSites,
  '0275-mailing-lists': mailingLists,
  '0276-list-connections': listConnections,
  '0280-what-products-say': whatProductsSay,
  '0285-product-reviews': productReviews,
  '0295-large-lists': largeLists,
  '0300-undone-once': undoneOnce,
  '0305-file-folders': fileFolders,
  '0310-documents': documents,
  '0320-few-among-many': fewAmongMany,
  '0330-backups': backups,
  '0340-redirects': redirects,
  '0341-left-carts': leftCarts,
  '0342-gift-cards-given-once': giftCardsGivenOnce,
  '0350-units-of-the-gone': unitsOfTheGone,
  '0360-languages-of-accounts': languagesOfAccounts,
  '0370-forms-of-products': formsOfProducts,
  '0380-bulk-edits-in-batches': bulkEditsInBatches,
  '0395-form-answers': formAnswers,
  '0420-events': events,
  '0425-why-pages-are-closed': whyPagesAreClosed,
  '0426-bodies-of-products': bodiesOfProducts,
  '0430-best-reviews': bestReviews,
  '0431-sound-of-products': soundOfProducts,
  '0432-page-locks': pageLocks,
  '0433-captions-and-licences': captionsAndLicences,
  '0434-videos-of-posts': videosOfPosts,
  '0435-code-of-pages': codeOfPages,
  '0436-edits-of-pictures': editsOfPictures,
  '0437-brought-content': broughtContent,
  '0438-site-exports': siteExports,
  '0439-translations': translations,
  '0440-files-of-documents': filesOfDocuments,
  '0441-bodies-taken-up': bodiesTakenUp,
  '0442-languages-of-orders': languagesOfOrders,
  '0443-lists-by-index-alone': listsByIndexAlone,
  '0444-files-of-excerpts': filesOfExcerpts,
  '0445-reports-by-index-alone': reportsByIndexAlone,
  '0446-passwords-masked': passwordsMasked,
  '0447-rare-rows-and-counts': rareRowsAndCounts,
  '0448-gtins': gtins,
  '0449-polling': polling,
  '0450-handed-over': handedOver,
  '0450-notes-taken-back': notesTakenBack,
  '0451-arrivals': arrivals,
  '0454-comments-of-posts': commentsOfPosts,
  '0455-promoted-blocks': promotedBlocks,
  '0456-refunds-that-came-back': refundsThatCameBack,
  '0457-room-in-carts': roomInCarts,
  '0458-uses-of-gone-discounts': usesOfGoneDiscounts,
};
