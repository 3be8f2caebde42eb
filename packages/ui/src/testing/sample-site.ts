import type { NavLink } from '../navigation/Link/index.ts';
import type { NavGroup } from '../navigation/MobileMenu/index.ts';
import type { SocialLink } from '../navigation/SocialLinks/index.ts';

/** Sample content for stories: a fictional organization. */
export const sampleName = 'Porchlight Institute';

export const sampleTagline = 'Rural Georgia, remembered and rising';

export const samplePrograms: NavLink[] = [
  { text: 'Forest service careers', href: '/usda-forest-service' },
  { text: 'Democracy and voting', href: '/democratisation' },
  { text: 'Culture and heritage', href: '/culture-and-heritage' },
  { text: 'Health and wellness', href: '/health-and-wellness' },
];

/** Links to its public pages. */
export const samplePages: NavLink[] = [
  { text: 'Who we are', href: '/who-we-are' },
  { text: 'What we do', href: '/what-we-do' },
  { text: 'How we work', href: '/how-we-work' },
  { text: 'Stories', href: '/stories' },
  { text: 'Articles', href: '/all-articles' },
  { text: 'Events', href: '/events' },
  { text: 'Election calendar', href: '/election-calendar' },
  { text: 'Podcasts', href: '/podcasts' },
  { text: 'Gallery', href: '/gallery' },
  { text: 'Resources', href: '/resources' },
];

/** Both groups of links, as for the menu on phones. */
export const sampleGroups: NavGroup[] = [
  { title: 'Programs', links: samplePrograms },
  { title: 'Pages', links: samplePages },
];

/** Its profiles on social networks. */
export const sampleSocial: SocialLink[] = [
  { network: 'facebook', label: 'Facebook', href: 'https://facebook.example.org/porchlight' },
  { network: 'instagram', label: 'Instagram', href: 'https://instagram.example.org/porchlight' },
  { network: 'youtube', label: 'YouTube', href: 'https://youtube.example.org/porchlight' },
  { network: 'linkedin', label: 'LinkedIn', href: 'https://linkedin.example.org/porchlight' },
];

/** A long title that must not break a layout. */
export const longTitle =
  'What the congregation of a small church on a red clay road can still teach the rest of us about deciding things together';

const paragraphs = [
  'When the store on Depot Street closed, the nearest place to buy a head of lettuce was nineteen miles away. People shared rides, and then they shared gardens.',
  'Mrs. Odessa Whitlow, who is eighty-one, planted four rows of collards along her fence “for whoever walks by.” By August, eleven yards on her street had done the same.',
  'Nobody called it a program. They called it leaving some for the road, which is what their grandparents had called it.',
  'We spent a year writing down who grew what, how it was passed on, and what it would take to keep it going when the people who know are gone. The answer is mostly land, water and somebody’s phone number.',
  'The land question is the hard one: more than a third of the gardens stand on heirs’ property, owned by everyone and by no one in particular, and a single sale can end them.',
  'There is a workshop on clear titles every second Thursday. Bring the tax bill and whatever papers are in the drawer; nobody will ask you to sign anything.',
];

/** A text of `paragraphCount` paragraphs; after six they repeat. */
export function sampleText(paragraphCount: number): string {
  return Array.from({ length: paragraphCount }, (_, index) => paragraphs[index % paragraphs.length]).join('\n\n');
}
