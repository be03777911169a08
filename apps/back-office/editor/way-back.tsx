import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-aria-components/Link';
import { useSite } from '../app/office-context.ts';
import type { ScreenText } from '../texts/define-texts.ts';
import { sitePartTexts } from '../texts/site-part-texts.ts';
import { useTexts } from '../texts/use-texts.ts';
import { editorTexts as texts } from './editor-texts.ts';
import classes from './editor.module.css';
import { mailPartTexts } from './mail/mail-part-texts.ts';
import type { DocumentOfThing } from './use-open-document.ts';

const names = {
  page: texts.back,
  post: texts.backToList,
  product: texts.backToProduct,
  popup: sitePartTexts.popup,
  'block-field': texts.back,
  mail: mailPartTexts.title,
} as const;

/** Leads to where an editor was come to from. */
export function WayBack({
  purpose,
  to,
  name,
}: {
  purpose: DocumentOfThing['purpose'];
  to: string;
  name?: ScreenText;
}) {
  const write = useTexts();
  const { href } = useSite();
  const said = write(name ?? names[purpose]);
  return (
    <Link href={href(to)} className={classes['backLink']} aria-label={said}>
      <ArrowLeft size={16} aria-hidden="true" />
      <span>{said}</span>
    </Link>
  );
}
