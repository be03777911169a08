export {
  shippingOptionChangesSchema as changesSchema,
  shippingOptionDraftSchema as draftSchema,
} from '@sitewright/contract';
