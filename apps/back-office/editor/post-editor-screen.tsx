import { EditorOf } from './editor-screen.tsx';

/** A post or event in the editor. */
export function Screen() {
  return <EditorOf purpose="post" />;
}
