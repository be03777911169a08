import {
  checkDocument,
  findBlock,
  weighBlocks,
  type Finding,
  type RenderSettings,
} from '@sitewright/blocks';
import { useDeferredValue, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { blockName } from '../block-name.ts';
import classes from '../editor.module.css';
import { PanelFrame } from '../panels/panel-frame.tsx';
import type { EditorStore } from '../store/editor-store.ts';
import { checkTexts as texts, findingTexts } from './check-texts.ts';
import { useLinks } from './use-links.ts';
import { BlockCosts } from './block-costs.tsx';
import { bytesOnPage } from './bytes-on-page.ts';

/** What the page lacks, and what its blocks cost; each leads to its block. */
export function ChecksPanel({
  store,
  id,
  drawn,
  onClose,
}: {
  store: EditorStore;
  /** Of the document. */
  id: string;
  /** The page on the canvas, and how it is drawn. */
  drawn: { readonly page: Document; readonly settings: () => RenderSettings };
  onClose: () => void;
}) {
  const write = useTexts();
  const { document } = useSyncExternalStore(store.subscribe, store.read);
  const settled = useDeferredValue(document);
  const { identifier } = useSite();
  const read = useRead('GET /api/sites/:identifier/page-measures', { params: { identifier } });
  const known = read.state === 'success' ? read.answer : undefined;
  const { measures: linked, ask } = useLinks(id);
  const { findings, addresses } = useMemo(() => {
    const limits = known && {
      page: known.pageKilobytes * 1_000,
      picture: known.pictureKilobytes * 1_000,
    };
    const bytesOf = bytesOnPage(drawn.page);
    const found = new Set<string>();
    const follow = {
      ...linked,
      isDead: (address: string) => (found.add(address), linked.isDead(address)),
    };
    const { colors, scripts } = known ?? {};
    const measures = { colors, scripts, limits, bytesOf, links: follow };
    const lacking = checkDocument(settled, drawn.settings(), measures);
    return { findings: lacking, addresses: found };
  }, [settled, drawn, known, linked]);
  useEffect(() => ask(addresses), [ask, addresses]);
  const weights = useMemo(
    () =>
      weighBlocks(settled, drawn.settings(), {
        bytesOf: bytesOnPage(drawn.page),
        scripts: known?.scripts,
      }),
    [settled, drawn, known],
  );
  const nameOf = (blockId: string) => write(blockName(findBlock(settled, blockId)?.type ?? ''));
  const choose = (blockId: string) => {
    store.select({ kind: 'block', id: blockId });
    const element = drawn.page.getElementById(`block-${blockId}`);
    element?.scrollIntoView({ block: 'center' });
  };
  return (
    <PanelFrame title={write(texts.title)} onClose={onClose}>
      <output className={classes['hint']}>
        {write(texts.findings, { count: findings.length })}
      </output>
      <ul className={classes['changes']}>
        {findings.map((finding: Finding) => (
          <li key={`${finding.blockId} ${finding.check}`}>
            <button type="button" onClick={() => choose(finding.blockId)}>
              {nameOf(finding.blockId)}
              <small>{write(findingTexts[finding.check])}</small>
            </button>
          </li>
        ))}
      </ul>
      <BlockCosts weights={weights} nameOf={nameOf} onChoose={choose} />
    </PanelFrame>
  );
}
