/** The template language in the editor of code: words to complete, and what is wrong where it stands. */
import { html } from '@codemirror/lang-html';
import { linter, lintGutter } from '@codemirror/lint';
import { EditorState, type Extension, type Text } from '@codemirror/state';
import { pageRegistry } from '@sitewright/formatters';
import { diagnose, type TemplateError } from '@sitewright/template';
import { completeTemplate } from './complete-template.ts';

/** What the editor of code asks a source of words. */
interface Asked {
  readonly state: EditorState;
  readonly pos: number;
}

/** HTML with the tags of the language in it. */
export function templateLanguage(): Extension {
  const autocomplete = ({ state, pos }: Asked) => {
    const found = completeTemplate(state.doc.sliceString(0, pos), pageRegistry);
    return found && { ...found, validFor: /^[\w.?@-]*$/ };
  };
  return [
    html(),
    EditorState.languageData.of(() => [{ autocomplete }]),
    linter(({ state: { doc } }) =>
      diagnose(doc.toString(), { registry: pageRegistry }).map((error) => ({
        ...placeOf(error, doc),
        severity: 'error',
        message: error.message,
      })),
    ),
    lintGutter(),
  ];
}

/** From where it is to the end of its line; what nothing ends is marked where it begins. */
function placeOf({ started, offset = 0 }: TemplateError, doc: Text): { from: number; to: number } {
  const begin = started && started.line <= doc.lines ? doc.line(started.line).from : 0;
  const from = Math.min(started ? begin + started.column - 1 : offset, doc.length);
  const { to } = doc.lineAt(from);
  return { from: from === to ? Math.max(0, from - 1) : from, to };
}
