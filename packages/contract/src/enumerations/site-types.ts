import { defineNumberEnum } from '@sitewright/commerce';

/** State of a site's subscription. AUTH-08. */
export const websiteStatuses = defineNumberEnum({
  expired: 1,
  pastDue: 2,
  trial: 3,
  beta: 4,
  removed: 5,
  internal: 6,
  comped: 7,
  paid: 8,
  linked: 11,
  activeParkingPage: 12,
  resold: 13,
  resoldGracePeriod: 14,
  enterprise: 15,
});

/** Roles of people who work on a site. AUTH-05. */
export const userRoles = defineNumberEnum({
  admin: 1,
  billing: 2,
  reporting: 3,
  editor: 4,
  moderator: 6,
  commenter: 7,
  storeManager: 8,
  scheduling: 9,
  viewer: 10,
  campaignsEditor: 11,
  schedulingViewer: 12,
  schedulingEditor: 13,
  none: 14,
  websiteManager: 15,
  draftEditor: 16,
});

/** Events of the census. TRK-22. */
export const analyticsEventTypes = defineNumberEnum({
  pageView: 1,
  siteSearch: 2,
  heartbeat: 10,
  audio: 20,
  video: 21,
});

/** Tabs of the form builder. FBLD-01. */
export const formModelTabs = defineNumberEnum({
  BUILD: 1,
  STORAGE: 2,
  ADVANCED: 3,
  CAPTCHA: 4,
  DISCLAIMER: 5,
});
