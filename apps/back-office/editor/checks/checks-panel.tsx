import { checkDocument, findBlock, type Finding, type RenderSettings } from '@sitewright/blocks';
import { useDeferredValue, useMemo, useSyncExternalStore } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { blockName } from '../block-name.ts';
import classes from '../editor.module.css';
import { PanelFrame } from '../panels/panel-frame.tsx';
import type { EditorStore } from '../store/editor-store.ts';
import { checkTexts as texts, findingTexts } from './check-texts.ts';
import { weighBlocks } from './weigh-blocks.ts';

/** What the page lacks, and what its blocks cost; each leads to its block. */
export function ChecksPanel({
  store,
  drawn,
  onClose,
}: {
  store: EditorStore;
  /** The page on the canvas, and how it is drawn. */
  drawn: { readonly page: Document; readonly settings: () => RenderSettings };
  onClose: () => void;
}) {
  const write = useTexts();
  const { document } = useSyncExternalStore(store.subscribe, store.read);
  const settled = useDeferredValue(document);
  const findings = useMemo(() => checkDocument(settled, drawn.settings()), [settled, drawn]);
  const weights = useMemo(() => {
    const known = weighBlocks(drawn.page);
    return known.filter(({ blockId }) => findBlock(settled, blockId) !== undefined);
  }, [settled, drawn]);
  const nameOf = (id: string) => write(blockName(findBlock(settled, id)?.type ?? ''));
  const choose = (id: string) => {
    store.select({ kind: 'block', id });
    const element = drawn.page.getElementById(`block-${id}`);
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
      <div className={classes['weights']}>
        <h3>{write(texts.weight)}</h3>
        <p className={classes['hint']}>
          {write(weights.length > 0 ? texts.weightHelp : texts.noWeight)}
        </p>
        <ul className={classes['changes']}>
          {weights.map(({ blockId, bytes }) => (
            <li key={blockId}>
              <button type="button" onClick={() => choose(blockId)}>
                {nameOf(blockId)}
                <small>
                  {write(texts.kilobytes, { count: Math.max(1, Math.round(bytes / 1000)) })}
                </small>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </PanelFrame>
  );
}
