import { urls } from '../urls/index.ts';
import { organisation } from './organisation.ts';

const centre = (ending: string) => `/${organisation.centreName}'s-${ending}`;

/** The four programs, as the top bar names them. spec 2.3 */
export const programLinks = [
  { text: 'Education & democracy', href: urls.democratisation },
  { text: 'Culture & heritage', href: urls.heritage },
  { text: 'Health & wellness', href: urls.health },
  { text: 'Forest service', href: urls.forestService },
];

/** The public pages that the bottom bar, the mobile menu and the footer list. spec 2.3 */
export const pageLinks = [
  { text: 'Who we are', href: urls.whoWeAre },
  { text: 'What we do', href: urls.whatWeDo },
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

/** The four centres. spec 1 */
export const centreLinks = [
  { text: 'Plow and Pew Democracy Center', href: urls.democracyCenter },
  { text: 'Ruby’s Food Pantry', href: centre('food-pantry') },
  { text: 'Ruby’s Porch', href: centre('porch') },
  { text: 'Ruby’s Interfaith Center', href: centre('interfaith-center') },
];
