export {
  saleChangesSchema as changesSchema,
  saleDraftSchema as draftSchema,
} from '@sitewright/contract';
