import type { RelatedRule } from '@sitewright/contract';
import type { ScreenText } from '../../texts/define-texts.ts';
import { productTexts as texts } from './product-texts.ts';

/** What the rules are called by which products go with another. */
export const relatedRuleTexts: Readonly<Record<RelatedRule, ScreenText>> = {
  category: texts.relatedCategory,
  tag: texts.relatedTag,
  bought: texts.relatedBought,
  chosen: texts.relatedChosen,
  none: texts.relatedNone,
};
