export {
  discountChangesSchema as changesSchema,
  discountDraftSchema as draftSchema,
} from '@sitewright/contract';
