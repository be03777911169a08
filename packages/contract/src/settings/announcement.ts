import { z } from 'zod';
import { announcementColors } from '../enumerations/overlays.ts';
import { isLinkAddress, linkFormat } from '../models/link-address.ts';
import { makeTextSchema } from '../models/plain-text.ts';
import { defineSettings, flag, staffField } from './define-settings.ts';

/** A line above every page, or what the owner designed in its place. */
export const announcementSettings = defineSettings(
  'announcement',
  'The announcement bar',
  {
    isOn: staffField(flag(false), 'Whether visitors see it'),
    text: staffField(
      makeTextSchema(300).default(''),
      'What it says while nothing is published that was designed for it',
    ),
    linkText: staffField(
      makeTextSchema(100).default(''),
      'Words of the link; empty: the whole text is the link',
    ),
    linkUrl: staffField(
      makeTextSchema(2_000)
        .refine((url) => url === '' || isLinkAddress(url), linkFormat)
        .default(''),
      'Where the link leads; empty: there is none',
    ),
    color: staffField(z.enum(announcementColors).default('accent'), 'Its colours'),
    isClosable: staffField(flag(true), 'Visitors may close it until it says something else'),
  },
  'edit-campaigns',
);
