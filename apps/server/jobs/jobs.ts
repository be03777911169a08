/** All jobs: one line each. */
import { billSubscriptions } from './bill-subscriptions.ts';
import { countReports } from './count-reports.ts';
import { deliverListChanges } from './deliver-list-changes.ts';
import { deliverMails } from './deliver-mails.ts';
import { deliverWebhooks } from './deliver-webhooks.ts';
import type { Job } from './job.ts';
import { publishProducts } from './publish-products.ts';
import { publishDocuments } from './publish-documents.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { removeExpiredCarts } from './remove-expired-carts.ts';
import { removeOldActivity } from './remove-old-activity.ts';
import { removeOldAnswers } from './remove-old-answers.ts';
import { removeOldRequests } from './remove-old-requests.ts';
import { removeOldAttempts } from './remove-old-attempts.ts';
import { removeOldMailEvents } from './remove-old-mail-events.ts';
import { removeOldMemberSessions } from './remove-old-member-sessions.ts';
import { removeOldSignIns } from './remove-old-sign-ins.ts';
import { removeOldFileVersions } from './remove-old-file-versions.ts';
import { removeOldUploads } from './remove-old-uploads.ts';
import { removeOldUses } from './remove-old-uses.ts';
import { removeOldWebhooks } from './remove-old-webhooks.ts';
import { runBackups } from './run-backups.ts';
import { runBulkEdits } from './run-bulk-edits.ts';
import { runImports } from './run-imports.ts';
import { runSiteExports } from './run-site-exports.ts';
import { sendAlerts } from './send-alerts.ts';
import { sendReminders } from './send-reminders.ts';
import { sendGiftCards } from './send-gift-cards.ts';
import { sendRestockMails } from './send-restock-mails.ts';
import { sweepPayments } from './sweep-payments.ts';

export const jobs: readonly Job[] = [
  billSubscriptions,
  countReports,
  deliverListChanges,
  deliverMails,
  deliverWebhooks,
  publishProducts,
  publishDocuments,
  reconcilePayments,
  removeExpiredCarts,
  removeOldActivity,
  removeOldAnswers,
  removeOldRequests,
  removeOldAttempts,
  removeOldMailEvents,
  removeOldMemberSessions,
  removeOldSignIns,
  removeOldUploads,
  removeOldUses,
  removeOldFileVersions,
  removeOldWebhooks,
  runBackups,
  runBulkEdits,
  runImports,
  runSiteExports,
  sendAlerts,
  sendGiftCards,
  sendReminders,
  sendRestockMails,
  sweepPayments,
];
