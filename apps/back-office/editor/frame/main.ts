/** Runs inside the canvas: rich text listens to the document that it stands in. */
import { cleanHtml } from '@sitewright/blocks';
import { askForCart } from './ask-for-cart.ts';
import { drawClocks } from './draw-clocks.ts';
import './frame-api.ts';

window.sitewrightFrame = {
  loadTyping: async () => (await import('./edit-text.ts')).editText,
  sanitize: cleanHtml,
};

// A frame or a player would take the press that chooses its block, and a finger that rests chooses: no
// menu of a link or picture opens for it. Sections that rest are as high as the browser saw them last.
// What is typed in has the frame of its block; a second one of its own, of another size, would only lie
// across it. A space that is typed last is one: where spaces fall together, the next letter takes it.
const sheet = new CSSStyleSheet();
sheet.replaceSync(
  'iframe,video,audio{pointer-events:none}' +
    '[data-section-id]{contain-intrinsic-block-size:auto 500px}' +
    '[data-resting]{content-visibility:auto}' +
    'a,img{-webkit-touch-callout:none}' +
    '.ProseMirror{white-space:pre-wrap}' +
    '[contenteditable]:focus-visible{outline:0!important}',
);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

// What visitors have by a script stands here too: the choice of another currency.
for (const form of document.querySelectorAll<HTMLElement>('.sw-currency')) form.hidden = false;
drawClocks(document);

// Links lead nowhere while a page is built, and forms send nothing; the cart opens beside the editor.
document.addEventListener(
  'click',
  (event) => {
    event.preventDefault();
    askForCart(event);
  },
  true,
);
document.addEventListener('submit', (event) => event.preventDefault(), true);
