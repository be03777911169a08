import { popupOwner } from '@sitewright/contract';
import { EditorOf } from './editor-screen.tsx';

/** What stands in the popup of the site. POPU-01 */
export function Screen() {
  return <EditorOf {...popupOwner} />;
}
