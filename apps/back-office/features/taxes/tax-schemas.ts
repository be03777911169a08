export {
  taxRuleChangesSchema as changesSchema,
  taxRuleDraftSchema as draftSchema,
} from '@sitewright/contract';
