import { urls } from '../urls/index.ts';
import { institute, organization } from './organization.ts';

/** The four programs, as the top bar names them. spec 2.3 */
export const programLinks = [
  { text: 'Education & democracy', href: urls.democratisation },
  { text: 'Culture & heritage', href: urls.heritage },
  { text: 'Health & wellness', href: urls.health },
  { text: 'Forest service', href: urls.forestService },
];

/** The public pages that the bottom bar lists, as many as one row holds. spec 2.3 */
export const pageLinks = [
  { text: 'Who we are', href: urls.whoWeAre },
  { text: 'What we do', href: urls.whatWeDo },
  { text: 'How we work', href: urls.howWeWork },
  { text: 'Stories', href: urls.stories },
  { text: 'Articles', href: urls.articles },
  { text: 'Events', href: urls.events },
  { text: 'Elections', href: urls.elections },
  { text: 'Podcasts', href: urls.podcasts },
  { text: 'Gallery', href: urls.gallery },
  { text: 'Resources', href: urls.resources },
  { text: 'Vote', href: urls.vote },
  { text: 'Kenya', href: urls.kenya },
  { text: 'Action network', href: urls.actionNetwork },
];

/** The public pages that the mobile menu and the footer list. spec 2.3 */
export const allPageLinks = [
  ...pageLinks,
  { text: 'Our centers', href: urls.divisions },
  { text: 'Ways to give', href: urls.donate },
  { text: 'Contact', href: urls.contact },
  { text: 'Search', href: urls.search },
];

/** Where the site tells of itself; at the end of every page. */
export const noticeLinks = [
  { text: 'Privacy', href: urls.privacy },
  { text: 'Accessibility', href: urls.accessibility },
];

/** The four centers. spec 1 */
export const centerLinks = () => [
  { text: organization.centers.democracy, href: urls.democracyCenter },
  { text: organization.centers.pantry, href: urls.foodPantry(institute.centerName) },
  { text: organization.centers.porch, href: urls.porch(institute.centerName) },
  { text: organization.centers.interfaith, href: urls.interfaithCenter(institute.centerName) },
];
