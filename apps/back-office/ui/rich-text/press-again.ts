/** Gives keys that were pressed too early to the editor that has come. */
import type { Editor } from '@tiptap/core';
import { isLetter, type Held } from './hold-key.ts';

/** Puts the caret behind the last word. */
export function beginAtEnd(editor: Editor): void {
  editor.commands.focus('end');
  // The command waits for the next frame: a key that comes before it would be lost.
  editor.view.focus();
}

/** Presses the keys that were held, as if they came now. */
export function pressAgain(editor: Editor, held: readonly Held[]): void {
  for (const one of held) {
    if (editor.isDestroyed) return;
    if (!('key' in one)) paste(editor, one.html, one.text);
    else press(editor, one);
  }
}

function paste({ view }: Editor, html: string, text: string): void {
  if (html === '') view.pasteText(text);
  else view.pasteHTML(html);
}

function press({ view }: Editor, event: KeyboardEvent): void {
  if (view.someProp('handleKeyDown', (handle) => handle(view, event))) return;
  const { from, to, $from, empty } = view.state.selection;
  if (isLetter(event)) {
    // Not `from` and `to`: all of a text stays chosen after a letter that is put over it so.
    const write = () => view.state.tr.insertText(event.key);
    // Two hyphens and a space may be more than letters: rules of the text look at them.
    const isTaken = view.someProp('handleTextInput', (handle) =>
      handle(view, from, to, event.key, write),
    );
    if (!isTaken) view.dispatch(write());
  } else if (event.key === 'Backspace' && empty && $from.nodeBefore?.text !== undefined) {
    // Inside a line the browser itself takes a letter away, however many signs it is made of.
    const letters = [...new Intl.Segmenter().segment($from.nodeBefore.text)];
    const last = letters.at(-1)?.segment ?? '';
    view.dispatch(view.state.tr.delete(from - last.length, from));
  }
}
