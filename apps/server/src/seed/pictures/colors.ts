/** The brand's colors and the cloth between them. */
export const colors = {
  cotton: '#FBF7EF',
  linen: '#EFE4CF',
  wheat: '#E3C27A',
  lamp: '#F2B33D',
  glow: '#F7C75F',
  peach: '#F0B98A',
  coral: '#F2A093',
  clay: '#C9683F',
  madder: '#A63A2B',
  wine: '#6E2433',
  plum: '#54386F',
  indigo: '#2E3A87',
  periwinkle: '#AEB8FF',
  mist: '#CFD6F0',
  slate: '#575B74',
  ink: '#1B1F3B',
  night: '#14162B',
  pine: '#1F5B4A',
  deepPine: '#123B33',
  moss: '#6E8B4E',
  sage: '#A9BF8F',
  mint: '#7FC9AE',
  bark: '#5A3A28',
  walnut: '#3A2419',
} as const;

/** Skin from deep to light brown, as cloth. */
export const skins = ['#4A2A1C', '#5B3524', '#6C402B', '#7D4D33', '#8F5B3C', '#A26B48', '#B57E58'] as const;

/**
 * A color between two.
 * @param share 0 is the first, 1 the second
 */
export function mix(first: string, second: string, share: number): string {
  const channel = (color: string, at: number) => Number.parseInt(color.slice(at, at + 2), 16);
  return `#${[1, 3, 5]
    .map((at) => Math.round(channel(first, at) * (1 - share) + channel(second, at) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}

/** The same cloth in the light. */
export function lighter(color: string, share = 0.2): string {
  return mix(color, '#ffffff', share);
}

/** The same cloth in the shade. */
export function darker(color: string, share = 0.2): string {
  return mix(color, '#14162b', share);
}
