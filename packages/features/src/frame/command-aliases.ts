import { dashboardUrls } from '@porchlight/contract/dashboard-urls';
import { urls } from '../urls/index.ts';

/** Words that people use for a screen or for what they do there, besides its label; by its URL. */
export const commandAliases: Readonly<Record<string, string>> = {
  [urls.home]: 'website public site front page',
  [urls.dashboard]: 'start overview',
  [urls.myAccount]:
    'my account profile change password email name second factor two-factor 2fa authenticator passkey recovery codes sessions devices',
  [urls.history()]: 'changes versions undo who changed',
  [urls.changeSets]: 'release bundle together schedule preview unpublished changes',
  [urls.trash()]: 'deleted restore undelete bin',
  [urls.typedFacts]: 'facts copies old town phone hours name replace settings',
  [urls.securityLog]: 'sign-ins logins audit',
  [urls.apiKeys]: 'token integration program',
  [dashboardUrls.user.list]: 'invite invitation account staff people role permission',
  [dashboardUrls.email.list]: 'import subscribers newsletter mailing addresses export csv',
  [dashboardUrls.donation.list]: 'gifts giving donors money total export csv',
  [dashboardUrls.redirect.list]: 'forward moved address url 301 404 not found broken link import csv',
  [dashboardUrls.gallery.list]: 'pictures photos images upload',
  [dashboardUrls.organization.list]:
    'settings logo banner opening hours time zone address phone email social donation page name site',
};
