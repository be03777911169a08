/** Event → what follows from it. Statistics and automations are further lines here. */
import { dropAccountCart } from './features/cart/account-cart.ts';
import { endCart } from './features/cart/end-cart.ts';
import { moveCartBalances } from './features/balances/move-cart-balances.ts';
import { moveTypedElsewhere } from './features/checkout/checkout-links.ts';
import { noteRecovered } from './features/checkout/note-left-carts.ts';
import { keepOrdersOfEmail, releaseOrders } from './features/orders/orders-of-accounts.ts';
import { postEndedBalance, postGivenBalance } from './features/ledger/post-balances.ts';
import { postDispute, postFee, postPayout } from './features/ledger/post-provider.ts';
import { postPlanCredit } from './features/ledger/post-plan-credit.ts';
import {
  postDroppedRefund,
  postEdit,
  postOwedRefund,
  postPayment,
  postReturnedRefund,
  postSentRefund,
  postUnaskedPayment,
} from './features/ledger/ledger-reactions.ts';
import {
  countDroppedRefund,
  countEdit,
  countOwedRefund,
  countPayment,
  countPlanCredit,
  countReturnedRefund,
  countSentRefund,
  countUnaskedPayment,
} from './features/reports/report-reactions.ts';
import {
  creditOffset,
  creditRefund,
  creditRelief,
  creditUnpaidOrder,
  invoiceEdit,
  invoicePaidOrder,
  invoicePlacedOrder,
  invoiceUnpaidEdit,
  uncreditRefund,
} from './features/papers/paper-reactions.ts';
import {
  eraseListMembers,
  joinAtCheckout,
  joinAtRestock,
} from './features/mail-lists/list-reactions.ts';
import { eraseImports } from './features/import/desk/erase-imports.ts';
import { noteOptIn } from './features/customers/note-opt-in.ts';
import {
  forgetCustomerOfAccount,
  moveCustomerOfAccount,
  noteCustomerOfAccount,
} from './features/customers/customers-of-accounts.ts';
import { queueCanceledMail } from './features/order-mails/queue-canceled-mail.ts';
import { queueFulfillmentMail } from './features/order-mails/queue-fulfillment-mail.ts';
import { queueOverdueMail } from './features/order-mails/queue-overdue-mail.ts';
import { queueRefundMail } from './features/order-mails/queue-refund-mail.ts';
import { queueReturnMail } from './features/order-mails/queue-return-mail.ts';
import { queueOrderMail } from './features/order-mails/queue-order-mail.ts';
import { queueSettledMail } from './features/order-mails/queue-settled-mail.ts';
import {
  endCanceledDownloads,
  endRefundedDownloads,
  reopenDownloads,
  openDownloads,
} from './features/downloads/open-downloads.ts';
import { queueDonationReceipt } from './features/donations/queue-donation-receipt.ts';
import { dropRest, settleRest } from './features/order-edits/settle-rest.ts';
import { settleOffset } from './features/orders/edits/offset.ts';
import { noteOrderedDraft } from './features/draft-orders/note-ordered-draft.ts';
import { issueGiftCards } from './features/gift-cards/issue-gift-cards.ts';
import { restoreGiftCards } from './features/gift-cards/restore-gift-cards.ts';
import { withdrawGiftCards } from './features/gift-cards/withdraw-gift-cards.ts';
import {
  cancelPlacedOrder,
  makePaidOrder,
  makePlacedOrder,
  remindOfOrder,
} from './features/orders/order-reactions.ts';
import { noteOrderDispute } from './features/orders/note-order-dispute.ts';
import { dropOrderRefund, noteOrderRefund } from './features/orders/refunds/note-order-refund.ts';
import { settleFailedPeriod, settlePaidPeriod } from './features/subscriptions/settle-period.ts';
import { takeNewCard } from './features/subscriptions/take-new-card.ts';
import { startSubscriptions } from './features/subscriptions/start-subscriptions.ts';
import {
  endCanceledMembership,
  endDisputedMembership,
  endRefundedMembership,
} from './features/memberships/end-membership.ts';
import { startMembership } from './features/memberships/start-membership.ts';
import { wakeRestockMails } from './features/restock/wake-restock-mails.ts';
import { showStock } from './features/stock/show-stock.ts';
import {
  tellCustomerChanged,
  tellOrderCanceled,
  tellOrderChanged,
  tellOrderFulfilled,
  tellOrderPaid,
  tellOrderPlaced,
  tellOrderRefunded,
  tellOrderSettled,
  tellPaymentDisputed,
  tellPaymentFailed,
  tellPaymentPaid,
  tellPaymentRefunded,
  tellProductsChanged,
  tellReviewsPublished,
  tellStockChanged,
} from './features/webhooks/webhook-reactions.ts';
import { eraseAccounts } from './features/accounts/erase-accounts.ts';
import { eraseReturns } from './features/returns/erase-returns.ts';
import { eraseOrders } from './features/orders/erase-orders.ts';
import { erasePayments } from './payments/erase-payments.ts';
import { eraseCarts } from './features/cart/erase-carts.ts';
import { eraseCheckouts } from './features/checkout/erase-checkouts.ts';
import { eraseDrafts } from './features/draft-orders/erase-drafts.ts';
import { eraseGiftCards } from './features/gift-cards/erase-gift-cards.ts';
import { eraseDownloads } from './features/downloads/erase-downloads.ts';
import { eraseSubscriptions } from './features/subscriptions/erase-subscriptions.ts';
import { eraseMemberships } from './features/memberships/erase-memberships.ts';
import { eraseSignUps } from './features/restock/erase-sign-ups.ts';
import { eraseAnswers } from './features/page-forms/erase-answers.ts';
import { eraseComments } from './features/comments/erase-comments.ts';
import { eraseReviews } from './features/reviews/erase-reviews.ts';
import { eraseUses } from './features/discounts/erase-uses.ts';
import { eraseMails } from './features/mail/erase-mails.ts';
import { eraseAlerts } from './features/order-mails/erase-alerts.ts';
import { eraseMessages } from './features/webhooks/erase-messages.ts';
import { eraseActivity } from './features/activity/erase-activity.ts';
import type { Reactions } from './reactions/reaction.ts';

export const reactions: Reactions = {
  'account-created': [noteCustomerOfAccount],
  'account-email-changed': [keepOrdersOfEmail, moveCustomerOfAccount],
  'account-deleted': [dropAccountCart, releaseOrders, forgetCustomerOfAccount],
  'customer-changed': [tellCustomerChanged],
  // Orders after returns, which are found by them.
  'customer-erased': [
    eraseAccounts,
    eraseReturns,
    eraseOrders,
    erasePayments,
    eraseCarts,
    eraseCheckouts,
    eraseDrafts,
    eraseGiftCards,
    eraseDownloads,
    eraseSubscriptions,
    eraseMemberships,
    eraseSignUps,
    eraseReviews,
    eraseComments,
    eraseAnswers,
    eraseListMembers,
    eraseImports,
    eraseUses,
    eraseMails,
    eraseAlerts,
    eraseMessages,
    eraseActivity,
  ],
  'carts-merged': [moveCartBalances, moveTypedElsewhere],
  'balance-given': [postGivenBalance],
  'balance-ended': [postEndedBalance],
  'payment-placed': [makePlacedOrder],
  'payment-paid': [
    makePaidOrder,
    settleRest,
    postPayment,
    countPayment,
    settlePaidPeriod,
    takeNewCard,
    tellPaymentPaid,
  ],
  'payment-failed': [cancelPlacedOrder, settleFailedPeriod, tellPaymentFailed],
  'payment-paid-twice': [postUnaskedPayment, countUnaskedPayment],
  'payment-refunded': [
    noteOrderRefund,
    postSentRefund,
    countSentRefund,
    endRefundedDownloads,
    endRefundedMembership,
    tellPaymentRefunded,
  ],
  'payment-refund-failed': [
    postReturnedRefund,
    countReturnedRefund,
    dropOrderRefund,
    reopenDownloads,
  ],
  'payment-overdue': [remindOfOrder],
  'payment-disputed': [noteOrderDispute, postDispute, endDisputedMembership, tellPaymentDisputed],
  'payment-fee-told': [postFee],
  'payout-told': [postPayout],
  'plan-credited': [postPlanCredit, countPlanCredit],
  'order-placed': [
    endCart,
    noteRecovered,
    noteOptIn,
    joinAtCheckout,
    invoicePlacedOrder,
    queueOrderMail,
    noteOrderedDraft,
    tellOrderPlaced,
  ],
  'order-paid': [
    issueGiftCards,
    openDownloads,
    startSubscriptions,
    queueDonationReceipt,
    startMembership,
    invoicePaidOrder,
    tellOrderPaid,
  ],
  'order-changed': [tellOrderChanged],
  'order-settled': [dropRest, creditUnpaidOrder, queueSettledMail, tellOrderSettled],
  'order-reopened': [],
  'order-overdue': [queueOverdueMail],
  'order-canceled': [
    endCanceledDownloads,
    endCanceledMembership,
    queueCanceledMail,
    tellOrderCanceled,
  ],
  'fulfillment-made': [queueFulfillmentMail, tellOrderFulfilled],
  'return-changed': [queueReturnMail],
  'order-refund-owed': [withdrawGiftCards, postOwedRefund, countOwedRefund],
  'order-refund-dropped': [restoreGiftCards, postDroppedRefund, countDroppedRefund, uncreditRefund],
  'order-relieved': [creditRelief],
  'order-edited': [invoiceUnpaidEdit],
  'order-edit-settled': [settleOffset, postEdit, countEdit, invoiceEdit, creditOffset],
  'order-refunded': [creditRefund, queueRefundMail, tellOrderRefunded],
  'stock-changed': [showStock, wakeRestockMails, tellStockChanged],
  'news-asked': [joinAtRestock],
  'reviews-published': [tellReviewsPublished],
  'products-changed': [wakeRestockMails, tellProductsChanged],
};
