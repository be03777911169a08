/** Action of the log of writes → how it is taken back. A kind of write that can be is a line here. */
import type { Undoers } from './features/activity/undoer.ts';
import { bulkEditUndoer } from './features/bulk-edits/undo-bulk-edit.ts';
import { navigationUndoer } from './features/site-layout/update-navigation.ts';
import { customerUndoer } from './features/customers/edit-customer.ts';
import { mergeUndoer } from './features/customers/merge-customers.ts';
import { settingUndoer } from './features/settings/undo-setting.ts';

export const undoers: Undoers = {
  'navigation-changed': navigationUndoer,
  'products-bulk-edited': bulkEditUndoer,
  'setting-changed': settingUndoer,
  'customer-changed': customerUndoer,
  'customers-merged': mergeUndoer,
};
