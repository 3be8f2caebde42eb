import type { LinkCardProps } from '@porchlight/ui/surfaces/LinkCard';
import { organization } from '../site/index.ts';
import { urls } from '../urls/index.ts';
import { everyOpenDay } from './opening-hours-text.ts';

/** Props of the card of a program, a center or a group of people. */
export type CardContent = Pick<LinkCardProps, 'title' | 'text' | 'href' | 'block' | 'seed' | 'linkText'>;

/** The four programs, in the order of the top bar. spec 2.1, 2.3 */
export const programs = (): readonly CardContent[] => [
  {
    title: 'Education & democracy',
    text: 'Civics on Tuesday evenings, land clinics on second Saturdays, and a ride to the polls from your own gate.',
    href: urls.democratisation,
    block: 'north-star',
    linkText: 'Learn with us',
  },
  {
    title: 'Culture & heritage',
    text: 'Quilts, hymns, recipes and road names, recorded from the people who know them, while there is somebody to ask.',
    href: urls.heritage,
    block: 'log-cabin',
    // The seed of the site's mark, so that this quilt block looks like the one in the header.
    seed: 'lamplight-7',
    linkText: 'Hear what we keep',
  },
  {
    title: 'Health & wellness',
    text: `Free groceries in ${organization.place.locality}${everyOpenDay('pantry')}. You choose what goes in the basket, as in any store.`,
    href: urls.health,
    block: 'basket',
    linkText: 'See how it works',
  },
  {
    title: 'Forest service',
    text: 'Paid training in the woods of middle Georgia, with the chainsaw, the drip torch and the clinometer.',
    href: urls.forestService,
    block: 'pine-tree',
    linkText: 'Find work outdoors',
  },
];
