import {
  countText,
  formMessages,
  readMaxLength,
  type CallFailure,
  type Client,
} from '@sitewright/contract';
import { tellAds } from '../../platform/ad-events.ts';
import { bindCaptcha } from '../../platform/captcha.ts';
import { navigate } from '../../platform/navigate.ts';
import { pageContext } from '../../platform/page-context.ts';
import { scrollToElement } from '../../platform/scroll-to-element.ts';
import { call as storefrontCall } from '../../platform/storefront.ts';
import { readAnswers } from './read-answers.ts';
import { say } from '../../platform/say.ts';

export function start(form: HTMLElement): void {
  bindPageForm(form as HTMLFormElement, storefrontCall);
}

/** Sentences by status. FORM-33..36 */
const sentences = {
  401: formMessages.unauthorized,
  404: formMessages.notConfigured,
  429: formMessages.rateLimited,
  500: formMessages.serverError,
} as const;

type Sentence = (typeof sentences)[keyof typeof sentences];

const byStatus: Readonly<Record<number, Sentence>> = sentences;

/** A form of a page: it is checked, sent, and says what came of it. FORM-12..18 */
export function bindPageForm(form: HTMLFormElement, call: Client, go = navigate): void {
  const button = form.querySelector<HTMLButtonElement>('button[type="submit"]');
  const formId = form.dataset.formId ?? '';
  if (!button) return;
  const label = button.textContent;
  const captcha = bindCaptcha(form, button);
  /** The key of what was sent last, until its answer comes: sent again, it is kept once. */
  let kept: { readonly sent: string; readonly key: string } | undefined;
  form.noValidate = true;
  for (const area of form.querySelectorAll('textarea')) count(area);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!button.disabled) void submit();
  });

  async function submit(): Promise<void> {
    lock(true);
    showErrors(form, {});
    const sent = readAnswers(form, new URLSearchParams(location.search));
    const checked = await call('POST /api/rest/forms/validate/:formId', {
      params: { formId },
      body: JSON.parse(sent) as Record<string, unknown>,
    });
    if (!checked.ok) return refuse(describe(checked.failure));
    if (Object.keys(checked.answer.errors).length > 0) return refuse('', checked.answer.errors);
    const read = await captcha.readToken();
    if (!read.ok) return refuse(read.message);
    const key = await keyFor(sent);
    if (key === undefined) return refuse(say(formMessages.noSubmissionKey));
    const saved = await call('POST /api/form/SaveFormSubmission', {
      body: {
        formId,
        form: sent,
        key,
        ...(read.token !== '' && { captchaKey: read.token }),
        ...pageFields(),
        trap: form.querySelector<HTMLInputElement>('[name="trap"]')?.value ?? '',
      },
    });
    if (saved.ok || saved.failure.status === 401) kept = undefined;
    if (!saved.ok) return refuse(describe(saved.failure), saved.failure.errors);
    tellAds({ name: 'Lead', productIds: [] });
    form.dispatchEvent(new CustomEvent('form-submitted', { bubbles: true, detail: { formId } }));
    const { successRedirect } = form.dataset;
    if (successRedirect !== undefined && successRedirect !== '') return go(successRedirect);
    lock(false);
    showSent(form);
  }

  async function keyFor(sent: string): Promise<string | undefined> {
    if (kept?.sent === sent) return kept.key;
    const made = await call('POST /api/form/FormSubmissionKey', { body: {} });
    kept = made.ok ? { sent, key: made.answer.key } : undefined;
    return kept?.key;
  }

  function refuse(message: string, errors: Readonly<Record<string, string>> = {}): void {
    lock(false);
    captcha.reset();
    showErrors(form, errors);
    const isOfFields = Object.keys(errors).length > 0;
    tell(form, 'above', isOfFields ? say(formMessages.scrollDown) : message);
    tell(form, 'below', isOfFields ? say(formMessages.updateMissing) : message);
    form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }

  function lock(isLocked: boolean): void {
    button!.disabled = isLocked;
    button!.textContent = isLocked ? say(formMessages.submitting) : label;
  }
}

/** Which page was filled in. FORM-03 */
function pageFields() {
  const { itemId, collection } = pageContext();
  return {
    pageTitle: document.title.slice(0, 300),
    pageId: itemId ?? collection?.id ?? '',
    pagePath: location.pathname.slice(0, 1_000),
    contentSource: itemId === undefined ? ('c' as const) : ('i' as const),
    pagePermissionType: collection?.permissionType ?? '',
  };
}

function describe({ status, message }: CallFailure): string {
  const text = byStatus[status];
  return text ? say(text) : message || say(formMessages.unknownError);
}

/** Messages stand above the titles of their fields; earlier ones go. FORM-14, FORM-23 */
function showErrors(form: HTMLFormElement, errors: Readonly<Record<string, string>>): void {
  for (const old of form.querySelectorAll('.field-error')) old.remove();
  for (const old of form.querySelectorAll('[aria-invalid]')) {
    old.removeAttribute('aria-invalid');
    describeBy(old, []);
  }
  tell(form, 'above', '');
  tell(form, 'below', '');
  for (const [id, message] of Object.entries(errors)) {
    const field = form.querySelector(`[data-field="${CSS.escape(id)}"]`);
    if (!field) continue;
    const error = document.createElement('p');
    error.className = 'field-error';
    error.id = `error-${form.dataset.formId ?? ''}-${id}`;
    error.textContent = message;
    field.prepend(error);
    const control = field.querySelector('input, select, textarea');
    control?.setAttribute('aria-invalid', 'true');
    if (control) describeBy(control, [error.id]);
  }
}

/** Who comes to the control hears its error before what else is said of it. */
function describeBy(control: Element, errors: readonly string[]): void {
  const said = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  const ids = [...errors, ...said.filter((id) => !id.startsWith('error-'))].join(' ');
  if (ids === '') control.removeAttribute('aria-describedby');
  else control.setAttribute('aria-describedby', ids);
}

function tell(form: HTMLFormElement, where: 'above' | 'below', message: string): void {
  const place = form.querySelector<HTMLElement>(`[data-errors="${where}"]`);
  if (!place) return;
  place.textContent = message;
  place.hidden = message === '';
}

/** The form goes; what the owner says stands in its place. FORM-17 */
function showSent(form: HTMLFormElement): void {
  form.hidden = true;
  form.style.display = 'none';
  const text = form.parentElement?.querySelector<HTMLElement>('.form-submission-text');
  if (!text) return;
  text.classList.add('is-shown');
  scrollToElement(text);
  text.focus({ preventScroll: true });
}

/** The counter that the page came with; templates of others print none. */
function findCounter(area: HTMLTextAreaElement): Element {
  const printed = area.nextElementSibling;
  if (printed?.matches('.sw-counter')) return printed;
  const counter = document.createElement('p');
  counter.className = 'sw-counter';
  area.after(counter);
  return counter;
}

/** Counts, warns, and stops nobody. FORM-28, FORM-29, D-13 */
function count(area: HTMLTextAreaElement): void {
  const maxLength = readMaxLength(area.dataset.maxLength);
  if (maxLength === 0) return;
  const counter = findCounter(area);
  const show = (): void => {
    const counted = countText(area.value, maxLength);
    counter.textContent = counted?.text ?? '';
    counter.classList.toggle('is-over', counted?.isOver === true);
  };
  area.addEventListener('input', show);
  show();
}
