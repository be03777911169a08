export {
  membershipPlanChangesSchema as changesSchema,
  membershipPlanDraftSchema as draftSchema,
} from '@sitewright/contract';
