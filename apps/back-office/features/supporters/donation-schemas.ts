export {
  donationChangesSchema as changesSchema,
  donationDraftSchema as draftSchema,
} from '@sitewright/contract';
