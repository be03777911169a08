import { useParams } from '@tanstack/react-router';
import { EditorOf } from './editor-screen.tsx';

/** An area of a template on one of the pages that show it; without its id the first one of the page. */
export function Screen() {
  const { id = '', field = '' } = useParams({ strict: false });
  return <EditorOf purpose="block-field" ownerId={field} pageId={id} />;
}
