/** Room is drawn: attributes need no style, which the policy of a page would refuse. */
export const spacerMarkup =
  '<svg class="sqs-spacer" width="1" height="{height}" aria-hidden="true"></svg>';
