import { isInEditorFrame, navigate } from '../platform/navigate.ts';

/**
 * Makes an element lead to the cart where its own link would not: inside the editor's frame, and
 * where the template prints no link. ROUT-01, ROUT-02
 */
export function openCartOnClick(element: HTMLElement): void {
  element.addEventListener('click', (event) => {
    if (element instanceof HTMLAnchorElement && !isInEditorFrame()) return;
    event.preventDefault();
    navigate('/cart');
  });
}
