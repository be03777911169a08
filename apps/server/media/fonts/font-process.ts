/** Makes one font and ends. What a broken file does to it, it does to nothing else. */
import type { FontAnswer, FontRequest } from './font-messages.ts';
import { makeFont } from './make-font.ts';

process.once('message', ({ bytes, locales }: FontRequest) => {
  const tell = (answer: FontAnswer) => process.send?.(answer, () => process.exit());
  makeFont(Buffer.from(bytes), locales).then(tell, () => tell({ problem: 'unreadable' }));
});
