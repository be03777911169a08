export {
  draftOrderChangesSchema as changesSchema,
  draftOrderContentSchema as draftSchema,
} from '@sitewright/contract';
