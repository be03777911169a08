import type { CommandName, CommandOf } from '@sitewright/contract';
import type { CommandHandler } from './command-handler.ts';
import { groupBlock } from './group-block.ts';
import { hideSection } from './hide-section.ts';
import { insertBlock } from './insert-block.ts';
import { insertSection } from './insert-section.ts';
import { lockBlock } from './lock-block.ts';
import { moveBlock } from './move-block.ts';
import { moveSection } from './move-section.ts';
import { removeBlock } from './remove-block.ts';
import { removeSection } from './remove-section.ts';
import { replaceBlock } from './replace-block.ts';
import { replaceSection } from './replace-section.ts';
import { setBlockData } from './set-block-data.ts';
import { setPlacement } from './set-placement.ts';
import { setSectionLayout } from './set-section-layout.ts';
import { setSectionStyle } from './set-section-style.ts';
import { translateBlock } from './translate-block.ts';

type Table = { readonly [Name in CommandName]: CommandHandler<CommandOf<Name>> };

/** What commands do, by name: one line each. */
export const commandTable: Table = {
  'insert-section': insertSection,
  'remove-section': removeSection,
  'replace-section': replaceSection,
  'move-section': moveSection,
  'hide-section': hideSection,
  'set-section-layout': setSectionLayout,
  'set-section-style': setSectionStyle,
  'insert-block': insertBlock,
  'remove-block': removeBlock,
  'replace-block': replaceBlock,
  'move-block': moveBlock,
  'lock-block': lockBlock,
  'group-block': groupBlock,
  'set-placement': setPlacement,
  'set-block-data': setBlockData,
  'translate-block': translateBlock,
};
