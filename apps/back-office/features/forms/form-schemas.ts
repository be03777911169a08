export {
  formChangesSchema as changesSchema,
  formDraftSchema as draftSchema,
} from '@sitewright/contract';
