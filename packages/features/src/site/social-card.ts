import { organization } from './organization.ts';

interface SocialCard {
  src: string;
  width?: number;
  height?: number;
  alt: string;
}

/** Our own picture, and the names that are painted on it: it is true for no other organization. */
export const paintedCard = {
  name: 'Porchlight Institute',
  tagline: 'Rural Georgia, remembered and rising',
  card: {
    src: '/media/social-card.jpg',
    width: 1200,
    height: 630,
    alt: 'A lit porch at dusk with a quilt on its rail.',
  },
} as const;

/**
 * Picture of the whole site for shared links: the organization's share picture, or our own where the names on it are
 * right; undefined where one has to be drawn.
 */
export function socialCard(): SocialCard | undefined {
  const { name, tagline, sharePicture } = organization;
  if (sharePicture) return { src: `${sharePicture}?w=1280`, alt: name };
  return name === paintedCard.name && tagline === paintedCard.tagline ? paintedCard.card : undefined;
}
