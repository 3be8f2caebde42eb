import { organization } from './organization.ts';

/** Social card of the site: the organization's share picture, or our own of 1200 by 630 pixels. */
export function socialCard(): { src: string; width?: number; height?: number; alt: string } {
  const { name, sharePicture } = organization;
  if (sharePicture) return { src: `${sharePicture}?w=1280`, alt: name };
  return {
    src: '/media/social-card.jpg',
    width: 1200,
    height: 630,
    alt: 'A lit porch at dusk with a quilt on its rail.',
  };
}
