/** What a link to the site shows elsewhere, 1200 by 630. */
export const socialCard = {
  src: '/media/social-card.jpg',
  width: 1200,
  height: 630,
  alt: 'A lit porch at dusk with a quilt on its rail.',
} as const;
