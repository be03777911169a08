import { captchaMarkup } from '../captcha-part.ts';

const mark = '{.if isRequired} <span class="required">{words.required|htmltag}</span>{.end}';
const about =
  '{.if description}<p class="description" id="{blockId}-{inputId}-about">{description|htmltag}</p>{.end}';
/** Who comes to the control hears its error before what else is said of it. */
const describedBy =
  '{.if isDescribed} aria-describedby="{.if error}error-{blockId}-{inputId}{.end}' +
  '{.if error}{.if description} {.end}{.end}{.if description}{blockId}-{inputId}-about{.end}"{.end}';
/** The first wrong one of a page has the focus when the page comes. */
const wrong = '{.if error} aria-invalid="true"{.if isFirstWrong} autofocus{.end}{.end}';
/** The same of one control of several under one title. */
const wrongOfSet =
  '{.if isWrong} aria-invalid="true" aria-describedby="error-{blockId}-{fieldId}"' +
  '{.if isFirstWrong} autofocus{.end}{.end}';
const mistake =
  '{.if error}<p class="field-error" id="error-{blockId}-{inputId}">{error|htmltag}</p>{.end}';
const requires = '{.if isRequired} required{.end}';

const legend = `<legend class="title">{title|htmltag}${mark}</legend>${mistake}${about}`;
const label = `${mistake}<label class="title" for="{blockId}-{inputId}">{title|htmltag}${mark}</label>${about}`;

const line =
  '{.section line}<input class="field-element" type="{type}" id="{blockId}-{inputId}" name="{name}"' +
  '{.if placeholder} placeholder="{placeholder|htmltag}"{.end}' +
  '{.if autocomplete} autocomplete="{autocomplete}"{.end}{.if mode} inputmode="{mode}"{.end}' +
  '{.if typed} value="{typed|htmltag}"{.end}' +
  `${describedBy}${wrong}${requires}>{.end}`;

const area =
  '{.if area}<textarea class="field-element" rows="5" id="{blockId}-{inputId}" name="{name}"' +
  '{.if placeholder} placeholder="{placeholder|htmltag}"{.end}' +
  `{.if maxLength} data-max-length="{maxLength}"{.end}${describedBy}${wrong}${requires}>{.if typed}\n{typed|htmltag}{.end}</textarea>` +
  '{.if counter}<p class="sw-counter">{counter}</p>{.end}{.end}';

const select =
  `{.section select}<select class="field-element" id="{blockId}-{inputId}" name="{name}"${describedBy}` +
  `${wrong}${requires}><option value="">{words.choose|htmltag}</option>{.repeated section choices}` +
  '<option value="{label|htmltag}"{.if isChosen} selected{.end}>{label|htmltag}</option>{.end}</select>{.end}';

const group =
  '{.section group}{.repeated section choices}<div class="option">' +
  '<input type="{.if isMany}checkbox{.or}radio{.end}" id="{blockId}-{inputId}" name="{name}"' +
  ` value="{label|htmltag}"{.if isChosen} checked{.end}${wrongOfSet}` +
  '{.if isMany}{.or}{.if isRequired} required{.end}{.end}>' +
  ' <label for="{blockId}-{inputId}">{label|htmltag}</label></div>{.end}{.end}';

const parts =
  '{.section parts}<div class="sw-parts is-{type}">{.repeated section list}' +
  '<label class="field part" for="{blockId}-{inputId}"><span class="caption">{label|htmltag}</span>' +
  '{.if isHalf}<select class="field-element" id="{blockId}-{inputId}" name="{name}">' +
  '<option value="">–</option>{.repeated section choices}' +
  '<option{.if isChosen} selected{.end}>{label}</option>{.end}</select>{.or}' +
  '<input class="field-element" type="text" id="{blockId}-{inputId}" name="{name}"' +
  '{.if hint} placeholder="{hint}"{.end}{.if autocomplete} autocomplete="{autocomplete}"{.end}' +
  `{.if isNumber} inputmode="numeric"{.end}{.if typed} value="{typed|htmltag}"{.end}${wrongOfSet}>` +
  '{.end}</label>{.end}</div>{.end}';

const likert =
  '{.section likert}{.repeated section questions}<fieldset class="likert-question">' +
  '<legend class="caption">{question|htmltag}</legend>{.repeated section answers}' +
  '<div class="option"><input type="radio" id="{blockId}-{inputId}" name="{name}" value="{score}"' +
  '{.if isChosen} checked{.end}>' +
  ' <label for="{blockId}-{inputId}">{label|htmltag}</label></div>{.end}</fieldset>{.end}{.end}';

/** The fields of a form, with what is wrong with each. */
export const fieldsMarkup =
  '{.repeated section fields}' +
  '{.if hidden}<input type="hidden" name="{name|htmltag}" value="{hidden.value|htmltag}"' +
  ' data-field="{id|htmltag}" data-type="hidden" data-key="{hidden.key|htmltag}">' +
  '{.or section}<div class="form-item section{.if section.hasLine} underline{.end}">' +
  '<h3 class="title">{title|htmltag}</h3>' +
  '{.if description}<p class="description">{description|htmltag}</p>{.end}</div>{.or}' +
  '{.if isSet}<fieldset class="form-item field {type}" data-field="{id|htmltag}"' +
  ` data-type="{type}"${describedBy}>${legend}${group}${parts}${likert}</fieldset>{.or}` +
  '<div class="form-item field {type}" data-field="{id|htmltag}" data-type="{type}">' +
  `${label}${line}${area}${select}</div>{.end}` +
  '{.end}{.end}';

/**
 * A form that visitors fill in: it works without scripts, and says by the fragment of its page that
 * it came. FORM-01, FORM-12
 */
export const formMarkup =
  '{.section form}<form class="sw-page-form form-wrapper" method="post"' +
  ' action="/api/form/SaveFormSubmission" data-form-id="{id|htmltag}"' +
  '{.if redirect} data-success-redirect="{redirect|htmltag}"{.end}>' +
  '<input type="hidden" name="formId" value="{id|htmltag}">' +
  '<input type="hidden" name="blockId" value="{blockId}">' +
  '{.if redirect}<input type="hidden" name="successRedirect" value="{redirect|htmltag}">{.end}' +
  '{.section problem}<input type="hidden" name="pagePath" value="{pagePath|htmltag}">' +
  '<div class="form-errors" data-errors="above" role="alert">{above|htmltag}</div>{.or}' +
  '<div class="form-errors" data-errors="above" role="alert" hidden></div>{.end}' +
  fieldsMarkup +
  '<div class="sw-form-trap" aria-hidden="true"><label>{words.trap|htmltag}' +
  ' <input type="text" name="trap" tabindex="-1" autocomplete="off"></label></div>' +
  captchaMarkup('FORM_BLOCK_SUBMISSION') +
  '{.if disclaimer}<p class="form-disclaimer">{disclaimer|htmltag}</p>{.end}' +
  '<div class="form-button-wrapper"><button type="submit" class="form-submit-button sw-button' +
  ' sqs-button-element--primary">{submitLabel|htmltag}</button></div>' +
  '{.section problem}<div class="form-errors" data-errors="below">{below|htmltag}</div>{.or}' +
  '<div class="form-errors" data-errors="below" role="alert" hidden></div>{.end}</form>' +
  '<div class="form-submission-text" id="form-sent-{blockId}" tabindex="-1" role="status">' +
  '<p>{successText|htmltag}</p></div>{.end}';
