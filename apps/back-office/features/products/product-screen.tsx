import { useParams } from '@tanstack/react-router';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Page } from '../../ui/page.tsx';
import { FailedState, PendingState } from '../../ui/states.tsx';
import { ProductEditor } from './product-editor.tsx';
import { productTexts as texts } from './product-texts.ts';

/** One product. */
export function Screen() {
  const write = useTexts();
  const { identifier, href } = useSite();
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const read = useRead('GET /api/sites/:identifier/products/:id', { params: { identifier, id } });
  if (read.state === 'success') return <ProductEditor key={id} product={read.answer} />;
  return (
    <Page
      title={write(texts.products)}
      back={{ href: href('products'), label: write(texts.products) }}
    >
      {read.state === 'pending' ? (
        <PendingState lines={12} />
      ) : (
        <FailedState failure={read.failure} onRetry={read.refetch} />
      )}
    </Page>
  );
}
