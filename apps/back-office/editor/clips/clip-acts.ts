/** Copying, cutting and pasting by a press: no event brings the clipboard, so it is asked. */
import type { EditorActs, Pasted } from '../editor-acts.ts';

/** The clipboard of the system, as far as a browser lends it; without https it does not. */
export type SystemClipboard = Pick<Clipboard, 'readText' | 'writeText'> | undefined;

/** What was copied last in this tab, also where the system may not be asked for it. */
let kept: { readonly text: string; readonly isShared: boolean } | undefined;

/** Keeps what went to the clipboard of the system, or was kept from it. */
export function keepClip(text: string, isShared: boolean): void {
  kept = { text, isShared };
}

/** What the buttons and menu items of the editor do. */
export interface ClipActs {
  /** False: nothing is chosen. */
  readonly copy: () => Promise<boolean>;
  readonly cut: () => Promise<boolean>;
  readonly paste: () => Promise<Pasted>;
}

/** Of one editor. */
export function createClipActs(acts: EditorActs, system: () => SystemClipboard): ClipActs {
  /** The browser lends its clipboard for the press alone: it is asked before anything is waited for. */
  const write = async (text: string): Promise<void> => {
    keepClip(text, false);
    try {
      const clipboard = system();
      await clipboard?.writeText(text);
      keepClip(text, clipboard !== undefined);
    } catch {
      // It stays in this tab.
    }
  };
  const copy = async () => {
    const text = acts.copy();
    if (text !== undefined) await write(text);
    return text !== undefined;
  };
  return {
    copy,
    async cut() {
      const text = acts.copy();
      if (text === undefined) return false;
      acts.remove();
      await write(text);
      return true;
    },
    async paste() {
      // What the system never got is newer than what it has.
      const own = kept?.isShared === false ? kept.text : undefined;
      return acts.paste(own ?? (await readFrom(system())) ?? kept?.text ?? '');
    },
  };
}

/** Undefined: it may not be read. */
async function readFrom(clipboard: SystemClipboard): Promise<string | undefined> {
  try {
    return await clipboard?.readText();
  } catch {
    return undefined;
  }
}
