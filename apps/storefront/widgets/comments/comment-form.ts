import { commentLimits, commentMessages, type CallAnswer, type Client } from '@sitewright/contract';
import { say } from '../../platform/say.ts';

type Shown = NonNullable<CallAnswer<'POST /api/comments'>['comment']>;
type Field = HTMLInputElement | HTMLTextAreaElement;

/** Where a visitor writes: what is wrong stands at its field, what came of it below. */
export function drawForm(
  itemId: string,
  call: Client,
  onShown: (comment: Shown) => void,
): HTMLFormElement {
  const form = document.createElement('form');
  form.className = 'sw-comment-form';
  form.noValidate = true;
  const name = document.createElement('input');
  name.setAttribute('autocomplete', 'nickname');
  name.maxLength = commentLimits.name;
  const text = document.createElement('textarea');
  text.rows = 5;
  text.maxLength = commentLimits.text;
  const trap = document.createElement('input');
  trap.name = 'trap';
  trap.hidden = true;
  trap.tabIndex = -1;
  trap.autocomplete = 'off';
  const button = document.createElement('button');
  button.type = 'submit';
  button.className = 'sw-button';
  button.textContent = say(commentMessages.send);
  const told = document.createElement('p');
  told.className = 'sw-comment-told';
  told.setAttribute('role', 'status');
  const id = `comment-on-${itemId}`;
  form.append(
    fieldOf(name, `${id}-name`, say(commentMessages.name)),
    fieldOf(text, `${id}-text`, say(commentMessages.text)),
    trap,
    button,
    told,
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!button.disabled) void submit();
  });
  return form;

  async function submit(): Promise<void> {
    told.textContent = '';
    const isNamed = check(name, say(commentMessages.nameMissing));
    const isWritten = check(text, say(commentMessages.textMissing));
    if (!isNamed || !isWritten) return (isNamed ? text : name).focus();
    button.disabled = true;
    const result = await call('POST /api/comments', {
      body: { itemId, name: name.value, text: text.value, trap: trap.value },
    });
    button.disabled = false;
    if (!result.ok) {
      told.textContent = result.failure.message || say(commentMessages.failed);
      return;
    }
    text.value = '';
    const { comment } = result.answer;
    if (comment) onShown(comment);
    told.textContent = say(comment ? commentMessages.sent : commentMessages.waits);
  }
}

function fieldOf(field: Field, id: string, label: string): HTMLElement {
  const around = document.createElement('div');
  around.className = 'sw-comment-field';
  const name = document.createElement('label');
  field.id = id;
  field.required = true;
  name.htmlFor = id;
  name.textContent = label;
  const error = document.createElement('p');
  error.className = 'sw-field-error';
  error.id = `${id}-error`;
  error.setAttribute('role', 'alert');
  error.hidden = true;
  around.append(name, field, error);
  return around;
}

/** Whether something is typed; else its field says so. */
function check(field: Field, message: string): boolean {
  const isRight = field.value.trim() !== '';
  const error = field.parentElement?.querySelector<HTMLElement>('.sw-field-error');
  if (error) {
    error.textContent = isRight ? '' : message;
    error.hidden = isRight;
  }
  if (isRight) {
    field.removeAttribute('aria-invalid');
    field.removeAttribute('aria-describedby');
  } else {
    field.setAttribute('aria-invalid', 'true');
    field.setAttribute('aria-describedby', `${field.id}-error`);
  }
  return isRight;
}
