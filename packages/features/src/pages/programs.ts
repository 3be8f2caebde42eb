import type { LinkCardProps } from '@porchlight/ui/surfaces/LinkCard';
import { institute, organization } from '../site/index.ts';
import { urls } from '../urls/index.ts';

/** Props of the card of a program, a center or a group of people. */
export type CardContent = Pick<LinkCardProps, 'title' | 'text' | 'href' | 'block' | 'seed' | 'linkText'>;

/** The four centers. spec 1 */
export const centerCards = (): readonly CardContent[] => [
  {
    title: organization.centers.democracy,
    text: 'A reading room, a long table and a lawyer on second Saturdays, in the old depot.',
    href: urls.democracyCenter,
    block: 'north-star',
    linkText: 'Step into the reading room',
  },
  {
    title: organization.centers.pantry,
    text: 'Vegetables from eleven farms, shelves you choose from, and no question asked twice.',
    href: urls.foodPantry(institute.centerName),
    block: 'basket',
    linkText: 'Get groceries',
  },
  {
    title: organization.centers.porch,
    text: 'The house of Ruby Mae Holloway, with her steps, her stove and nineteen quilts that have names.',
    href: urls.porch(institute.centerName),
    block: 'log-cabin',
    linkText: 'Plan a visit',
  },
  {
    title: organization.centers.interfaith,
    text: 'One room, one long table, no pulpit. It is being built; you can already look around inside.',
    href: urls.interfaithCenter(institute.centerName),
    block: 'friendship-star',
    linkText: 'Look around',
  },
];
