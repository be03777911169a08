import { EditorOf } from './editor-screen.tsx';

/** A part of mails, which the address names. */
export function Screen() {
  return <EditorOf purpose="mail" />;
}
