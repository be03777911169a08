import { useTexts } from '../../texts/use-texts.ts';
import { Card } from '../../ui/page.tsx';
import classes from '../desk/desk.module.css';
import { mailTexts as texts } from './mail-texts.ts';

/** A mail as its reader sees it; nothing of it runs or reaches the page around it. */
export function MailFrame({ src, text }: { src: string; text: string }) {
  const write = useTexts();
  return (
    <Card>
      <iframe
        className={classes['frame']}
        title={write(texts.content)}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        src={src}
      />
      <details>
        <summary>{write(texts.asText)}</summary>
        <pre className={classes['plain']}>{text}</pre>
      </details>
    </Card>
  );
}
