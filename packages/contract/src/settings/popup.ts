import { z } from 'zod';
import {
  popupMoments,
  popupPositions,
  popupReaches,
  popupSizes,
} from '../enumerations/overlays.ts';
import { makeTextSchema } from '../models/plain-text.ts';
import { defineSettings, flag, staffField } from './define-settings.ts';

/** A popup over the pages of the site. What stands in it is a document of blocks. POPU-01 */
export const popupSettings = defineSettings(
  'popup',
  'The popup',
  {
    isOn: staffField(flag(false), 'Whether visitors see it'),
    name: staffField(
      makeTextSchema(100).default(''),
      'What screen readers call it; empty: its first heading',
    ),
    position: staffField(z.enum(popupPositions).default('center-center'), 'Where it stands'),
    size: staffField(z.enum(popupSizes).default('medium'), 'How wide it is'),
    shade: staffField(
      z.int().min(0).max(90).default(45),
      'How dark the page behind it gets, in percent',
    ),
    showWhen: staffField(z.enum(popupMoments).default('seconds'), 'What it waits for'),
    afterSeconds: staffField(
      z.int().min(0).max(300).default(5),
      'Seconds on the page, when it waits for them',
    ),
    afterScroll: staffField(
      z.int().min(1).max(100).default(50),
      'Percent of the page that were scrolled, when it waits for that',
    ),
    reach: staffField(z.enum(popupReaches).default('all'), 'On which pages it shows'),
    pageIds: staffField(
      z.array(makeTextSchema(60).min(1)).max(100).default([]),
      'The chosen pages, when it shows on those alone',
    ),
    againAfterDays: staffField(
      z.int().min(0).max(365).default(7),
      'Days until who closed it sees it again; 0: not again',
    ),
  },
  'edit-campaigns',
);
