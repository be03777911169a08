import { sectionDesigns, type SectionDesign } from '@sitewright/blocks';
import { useTexts } from '../../texts/use-texts.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { editorTexts as texts } from '../editor-texts.ts';
import classes from './insert.module.css';

/** Sections that a page can be begun with, drawn by where their blocks stand. */
export function SectionLibrary({
  onPick,
  onClose,
}: {
  onPick: (design: SectionDesign) => void;
  onClose: () => void;
}) {
  const write = useTexts();
  return (
    <Dialog isOpen isWide title={write(texts.addSection)} onClose={onClose}>
      <ul className={classes['designs']}>
        {sectionDesigns.map((design) => (
          <li key={design.id}>
            <button type="button" onClick={() => onPick(design)}>
              <span className={classes['design']} aria-hidden="true">
                {design.blocks.map(({ type, at: [column, row, width, height] }, index) => (
                  <span
                    key={index}
                    data-type={type}
                    style={{ gridArea: `${row}/${column}/${row + height}/${column + width}` }}
                  />
                ))}
              </span>
              {write(design.title)}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
