import { AlignCenter, AlignJustify, AlignLeft, AlignRight, Table } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { useTexts } from '../../texts/use-texts.ts';
import { Menu } from '../../ui/menu.tsx';
import { alignments, tableActNames } from '../../ui/rich-text/text-choices.ts';
import type { TextSession } from '../frame/frame-api.ts';
import classes from './canvas.module.css';
import { alignmentTexts, tableTexts, textBarTexts as texts } from './text-bar-texts.ts';

const icons = { left: AlignLeft, center: AlignCenter, right: AlignRight, justify: AlignJustify };

/** How the lines stand. */
export function AlignmentTool({ session }: { session: TextSession }) {
  const write = useTexts();
  const present = session.alignment();
  const Icon = icons[present ?? 'left'];
  const label = write(texts.alignment);
  return (
    <Menu
      label={label}
      choices={[
        {
          id: 'theme',
          label: write(texts.asTheme),
          onAction: () => session.setAlignment(undefined),
        },
        ...alignments.map((align) => ({
          id: align,
          label: write(alignmentTexts[align]),
          onAction: () => session.setAlignment(align),
        })),
      ]}
    >
      <Button className={classes['barTool'] ?? ''} aria-label={label}>
        <Icon size={16} aria-hidden="true" />
      </Button>
    </Menu>
  );
}

/** Puts a table in, and does to it what can be done where somebody types in one. */
export function TableTool({ session }: { session: TextSession }) {
  const write = useTexts();
  const label = write(texts.table);
  const icon = <Table size={16} aria-hidden="true" />;
  if (!session.isInTable()) {
    return (
      <button
        type="button"
        aria-label={label}
        title={label}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => session.insertTable()}
      >
        {icon}
      </button>
    );
  }
  return (
    <Menu
      label={label}
      choices={tableActNames.map((act) => ({
        id: act,
        label: write(tableTexts[act]),
        onAction: () => session.actOnTable(act),
      }))}
    >
      <Button className={classes['barTool'] ?? ''} aria-label={label} data-on>
        {icon}
      </Button>
    </Menu>
  );
}
