import { connectedAccounts } from '@sitewright/commerce';
import { z } from 'zod';
import { makeRegistryIdSchema } from '../enumerations/registry-id.ts';
import { defineSettings, flag, publicField, text } from './define-settings.ts';

const shareServices = ['1', '2', '3', '4', '5', '6', '7', '8'] as const;

const accountSchema = z.looseObject({
  serviceId: makeRegistryIdSchema(connectedAccounts).optional(),
  serviceName: z.string().max(100),
  userName: z.string().max(200).optional(),
  screenname: z.string().max(200).optional(),
  profileUrl: z
    .string()
    .max(2_000)
    .regex(/^(?:https?:\/\/|mailto:)\S+$/, 'an address'),
  iconEnabled: z.boolean().default(true),
});

/** Sharing, liking, comments, accounts elsewhere. SOCL-02, SOCL-04..07, D-77. */
export const socialSettings = defineSettings('social', 'Sharing, likes and comments', {
  shareButtonOptions: publicField(
    z.partialRecord(z.enum(shareServices), z.boolean()).default({}),
    'Ways to share by their number, such as {"1":true}',
  ),
  socialAccounts: publicField(
    z.array(accountSchema).max(50).default([]),
    'Accounts elsewhere, as a list of {"serviceName","profileUrl"}',
  ),
  simpleLikingEnabled: publicField(flag(true), 'Like buttons are shown'),
  commentsEnabled: publicField(flag(false), 'Comments are shown'),
  disqusShortname: publicField(text(), 'Name at Disqus, where the comments then are'),
});
