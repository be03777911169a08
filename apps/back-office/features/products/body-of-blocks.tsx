import type { StaffProduct } from '@sitewright/contract';
import { useSite } from '../../app/office-context.ts';
import { documentStateTexts } from '../../texts/document-states.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { productTexts as texts } from './product-texts.ts';
import classes from './products.module.css';

/** Whether visitors see blocks in the place of the description. */
export function isOfBlocks({ document }: Pick<StaffProduct, 'document'>): boolean {
  return document !== null && document.publishedRevision !== null && document.state !== 'private';
}

/** The way to the blocks of a description, and where they stand. */
export function BodyOfBlocks({ product }: { product: StaffProduct }) {
  const write = useTexts();
  const { href, may } = useSite();
  const { id, document } = product;
  if (document === null && !may('edit-drafts')) return null;
  const isShown = isOfBlocks(product);
  return (
    <section className={classes['blocks']} aria-label={write(texts.blocks)}>
      <div>
        {isShown && <strong>{write(texts.body)}</strong>}
        <p className={classes['muted']}>{write(isShown ? texts.blocksShown : texts.blocksHelp)}</p>
      </div>
      {document && (
        <Badge tone={document.state === 'published' ? 'success' : 'neutral'}>
          {write(documentStateTexts[document.state])}
        </Badge>
      )}
      <ButtonLink isSmall href={href(`products/${id}/content`)}>
        {write(document ? texts.blocksOpen : texts.blocksBegin)}
      </ButtonLink>
    </section>
  );
}
