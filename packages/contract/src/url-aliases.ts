import { urls } from './page-urls.ts';

/** Addresses that people guess, in lower case without slashes at the ends, and the pages they redirect to. */
export const urlAliases: ReadonlyMap<string, string> = new Map([
  ['home', urls.home],
  ['index.html', urls.home],
  ['about', urls.whoWeAre],
  ['about-us', urls.whoWeAre],
  ['team', urls.whoWeAre],
  ['programs', urls.whatWeDo],
  ['partners', urls.howWeWork],
  ['contact-us', urls.contact],
  ['privacy-policy', urls.privacy],
  ['news', urls.articles],
  ['blog', urls.articles],
  ['articles', urls.articles],
  ['calendar', urls.events],
  ['elections', urls.elections],
  ['photos', urls.gallery],
  ['pictures', urls.gallery],
  ['donations', urls.donate],
  ['give', urls.donate],
  ['volunteer', urls.actionNetwork],
  ['jobs', urls.forestService],
  ['admin', urls.dashboard],
  ['sign-in', urls.login],
  ['signin', urls.login],
]);
