import { EditorOf } from './editor-screen.tsx';

/** The body of a product in the editor. */
export function Screen() {
  return <EditorOf purpose="product" />;
}
