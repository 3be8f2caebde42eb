import { urls } from '../urls/index.ts';
import { institute, organization } from './organization.ts';

/** A link to a page of the site. */
interface SiteLink {
  text: string;
  href: string;
  /** Shown above the page's heading, where the link's text would repeat the heading. @default the link's text */
  eyebrow?: string;
  /** Start of the paths of the records that the page lists. */
  detailPath?: string;
}

const readingEyebrow = 'Read, listen, look';
const participationEyebrow = 'Take part';

/** Links of the top bar to the four programs. spec 2.3 */
export const programLinks: readonly SiteLink[] = [
  { text: 'Education & democracy', href: urls.democratisation },
  { text: 'Culture & heritage', href: urls.heritage },
  { text: 'Health & wellness', href: urls.health },
  { text: 'Forest service', href: urls.forestService },
];

/** Links of the bottom bar to public pages, as many as fit in one row. spec 2.3 */
export const pageLinks: readonly SiteLink[] = [
  { text: 'Who we are', href: urls.whoWeAre },
  { text: 'What we do', href: urls.whatWeDo },
  { text: 'How we work', href: urls.howWeWork },
  { text: 'Stories', href: urls.stories, eyebrow: readingEyebrow, detailPath: urls.story('') },
  { text: 'Articles', href: urls.articles, eyebrow: readingEyebrow, detailPath: urls.article('') },
  { text: 'Events', href: urls.events, eyebrow: participationEyebrow, detailPath: urls.event('') },
  { text: 'Elections', href: urls.elections, eyebrow: participationEyebrow, detailPath: urls.election('') },
  { text: 'Podcasts', href: urls.podcasts, eyebrow: readingEyebrow, detailPath: urls.podcast('') },
  { text: 'Gallery', href: urls.gallery, eyebrow: readingEyebrow },
  { text: 'Resources', href: urls.resources },
  { text: 'Vote', href: urls.vote },
  { text: 'Kenya', href: urls.kenya },
  { text: 'Action network', href: urls.actionNetwork, eyebrow: participationEyebrow },
];

/** Links of the mobile menu and the footer to public pages. spec 2.3 */
export const allPageLinks: readonly SiteLink[] = [
  ...pageLinks,
  { text: 'Our centers', href: urls.divisions, eyebrow: 'Who we are' },
  { text: 'Ways to give', href: urls.donate },
  { text: 'Contact', href: urls.contact },
  { text: 'Search', href: urls.search, eyebrow: 'On this site' },
];

/** Links at the end of every page to the privacy notice and the accessibility statement. */
export const noticeLinks: readonly SiteLink[] = [
  { text: 'Privacy', href: urls.privacy },
  { text: 'Accessibility', href: urls.accessibility },
];

/** Links to the four centers. spec 1 */
export const centerLinks = (): SiteLink[] => [
  { text: organization.centers.democracy, href: urls.democracyCenter },
  { text: organization.centers.pantry, href: urls.foodPantry(institute.centerName) },
  { text: organization.centers.porch, href: urls.porch(institute.centerName) },
  { text: organization.centers.interfaith, href: urls.interfaithCenter(institute.centerName) },
];

/** Text above the heading of a page that is in a menu; undefined for others. */
export function eyebrowOf(path: string): string | undefined {
  const link = [...programLinks, ...allPageLinks, ...noticeLinks].find(({ href }) => href === path);
  return link && (link.eyebrow ?? link.text);
}
