import type { SampleSite } from '@sitewright/blocks';
import { useMemo } from 'react';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { useDesignSite } from './use-design-site.ts';

/** What examples of blocks show of the site; undefined while it is read. */
export function useSampleSite(pageLanguage: string): SampleSite | undefined {
  const { identifier } = useSite();
  const site = useDesignSite(pageLanguage);
  const products = useRead('GET /api/sites/:identifier/block-choices', {
    params: { identifier },
    query: { kind: 'product' },
  });
  const isReady = site !== undefined && products.state !== 'pending';
  const product = products.state === 'success' ? products.answer.choices[0]?.id : undefined;
  return useMemo(() => (isReady ? { ...site, product } : undefined), [isReady, site, product]);
}
