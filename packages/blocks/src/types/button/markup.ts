import { mailLook } from '../../mail/mail-look.ts';

/** A button; without somewhere to lead to it is text that looks like one. */
export const buttonMarkup =
  '<div class="sqs-block-button-container sqs-block-button-container--{alignment}"' +
  ' data-alignment="{alignment}" data-button-size="{size}" data-button-type="{look}">' +
  '{.if link}<a class="sqs-block-button-element sqs-block-button-element--{size}' +
  ' sqs-button-element--{look}" href="{link.href|htmltag}"' +
  '{.if link.newWindow} target="_blank" rel="noopener"{.end}' +
  '{.if link.name} title="{link.name|htmltag}"{.end}>{label|htmltag}</a>' +
  '{.or}<span class="sqs-block-button-element sqs-block-button-element--{size}' +
  ' sqs-button-element--{look}">{label|htmltag}</span>{.end}</div>';

const buttonStyle =
  `${mailLook.font};display:inline-block;padding:12px 24px;border-radius:6px;font-size:16px;` +
  `font-weight:600;text-decoration:none`;
const filled = `class="sqs-block-button-element m-button" style="${buttonStyle};background:${mailLook.ink};color:#ffffff"`;
const hollow = `class="sqs-block-button-element m-ink" style="${buttonStyle};border:1px solid ${mailLook.ink};color:${mailLook.ink}"`;
const look = `{.equal? look "primary"}${filled}{.or}${hollow}{.end}`;

/** A button in a mail: one of two looks. */
export const buttonInMail =
  `<p align="{alignment}" style="margin:8px 0 24px">{.if link}<a href="{link.href|htmltag}" ${look}>` +
  `{label|htmltag}</a>{.or}<span ${look}>{label|htmltag}</span>{.end}</p>`;
