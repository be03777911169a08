import type { BulkPreview } from '@sitewright/contract';
import { Fragment } from 'react';
import { useSite } from '../../../app/office-context.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { bulkTexts as texts } from './bulk-texts.ts';
import { splitField, useWriteValue } from './use-write-value.ts';
import classes from './bulk.module.css';

/** What becomes of the products: how many, which, and what is refused. */
export function PreviewOfBulk({ preview }: { preview: BulkPreview }) {
  const write = useTexts();
  const { href } = useSite();
  const { changed, changedVariants: variants, unchanged, refused, rows, refusals } = preview;
  const { total, variants: allVariants, lookedAt } = preview;
  return (
    <div className={classes['form']}>
      {total !== null && lookedAt < total && (
        <label className={classes['form']}>
          <span>{write(texts.about, { total, variants: allVariants ?? 0 })}</span>
          <progress max={total} value={lookedAt} />
          <span className={classes['muted']}>{write(texts.lookedAt, { count: lookedAt })}</span>
        </label>
      )}
      <ul className={classes['summary']} aria-live={lookedAt === total ? 'polite' : 'off'}>
        <li>{write(texts.willChange, { changed, variants })}</li>
        {unchanged > 0 && <li>{write(texts.stays, { count: unchanged })}</li>}
        {refused > 0 && <li>{write(texts.refused, { count: refused })}</li>}
      </ul>
      {refusals.map(({ reason, count, products }) => (
        <details key={reason}>
          <summary>
            {write(texts[reason])}: {count}
          </summary>
          <ul>
            {products.map(({ id, title }) => (
              <li key={id}>
                <a href={href(`products/${id}`)}>{title}</a>
              </li>
            ))}
          </ul>
        </details>
      ))}
      {preview.extremes.length > 0 && <ExtremesOfBulk extremes={preview.extremes} />}
      {rows.length > 0 && (
        <>
          {rows.length < changed && (
            <p className={classes['muted']}>{write(texts.firstRows, { count: rows.length })}</p>
          )}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by keys */}
          <section className={classes['rows']} tabIndex={0} aria-label={write(texts.rows)}>
            <PreviewRows rows={rows} />
          </section>
        </>
      )}
    </div>
  );
}

/** What becomes of the cheapest product and of the dearest. */
function ExtremesOfBulk({ extremes }: Pick<BulkPreview, 'extremes'>) {
  const write = useTexts();
  return (
    <section aria-label={write(texts.extremes)} className={classes['form']}>
      {extremes.map(({ end, title, row, reason }) => (
        <details key={end} open={reason !== null}>
          <summary>{write(texts[end], { title })}</summary>
          {row ? <PreviewRows rows={[row]} /> : <p>{write(reason ? texts[reason] : texts.same)}</p>}
        </details>
      ))}
    </section>
  );
}

function PreviewRows({ rows }: { rows: BulkPreview['rows'] }) {
  const write = useTexts();
  const { writeField, writeValue } = useWriteValue();
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{write(texts.product)}</th>
          <th scope="col">{write(texts.field)}</th>
          <th scope="col">{write(texts.before)}</th>
          <th scope="col">{write(texts.after)}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ productId, title, before, after, variants }) => (
          <Fragment key={productId}>
            {Object.keys(after).map((name, index) => {
              const { variantId = '', field } = splitField(name);
              const variant = variants[variantId] ?? '';
              return (
                <tr key={name}>
                  <td>{index === 0 ? title : ''}</td>
                  <td>
                    {writeField(field)}
                    {variant !== '' && <span className={classes['muted']}> · {variant}</span>}
                  </td>
                  <td>{writeValue(field, before[name])}</td>
                  <td>{writeValue(field, after[name])}</td>
                </tr>
              );
            })}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}
