import classes from './search-preview.module.css';
import { wordsOfHtml } from './words-of-html.ts';

/** Characters of a text that search engines show. */
const shownCharacters = 160;

/** About how a search engine shows an address; `text` may be HTML. */
export function SearchPreview({
  label,
  title,
  address,
  text,
}: {
  label: string;
  title: string;
  address: string;
  text: string;
}) {
  return (
    <section className={classes['preview']} aria-label={label}>
      <span className={classes['title']}>{title}</span>
      <span className={classes['address']}>{address}</span>
      <span className={classes['text']}>{wordsOfHtml(text).slice(0, shownCharacters)}</span>
    </section>
  );
}
