import { stockReasons, type StockReason } from '@sitewright/contract';
import type { ScreenText } from '../../texts/define-texts.ts';
import { inventoryTexts as texts } from './inventory-texts.ts';

/** What reasons are called. */
export const reasonTexts: Readonly<Record<StockReason, ScreenText>> = {
  correction: texts.correction,
  counted: texts.countedNow,
  received: texts.received,
  returned: texts.returned,
  damaged: texts.damaged,
  lost: texts.lost,
  'given-away': texts.givenAway,
};

/** The text of a reason as it is stored. */
export function reasonText(reason: string): ScreenText {
  const known = stockReasons.find((one) => one === reason);
  if (known) return reasonTexts[known];
  return reason === 'moved' ? texts.movedNow : { en: reason, de: reason };
}
