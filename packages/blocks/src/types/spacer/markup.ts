/** Room is drawn: attributes need no style, which the policy of a page would refuse. */
export const spacerMarkup =
  '<svg class="sqs-spacer" width="1" height="{height}" aria-hidden="true"></svg>';

/** Room in a mail. */
export const spacerInMail =
  '<div style="height:{height}px;line-height:{height}px;font-size:1px">&nbsp;</div>';
