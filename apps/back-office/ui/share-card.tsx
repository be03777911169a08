import classes from './share-card.module.css';
import { wordsOfHtml } from './words-of-html.ts';

/** About how a link is shown where somebody shares it; `text` may be HTML. */
export function ShareCard({
  label,
  title,
  host,
  text,
  pictureUrl,
}: {
  label: string;
  title: string;
  host: string;
  text: string;
  /** Missing: the link has no picture, and its words stand alone. */
  pictureUrl: string | undefined;
}) {
  return (
    <section className={classes['card']} aria-label={label}>
      {pictureUrl !== undefined && <img src={pictureUrl} alt="" />}
      <div className={classes['words']}>
        <span className={classes['host']}>{host}</span>
        <span className={classes['title']}>{title}</span>
        <span className={classes['text']}>{wordsOfHtml(text)}</span>
      </div>
    </section>
  );
}
