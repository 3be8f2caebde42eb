/** The brand's colors, and the cloth between them. */
export const colors = {
  cotton: '#FBF7EF',
  linen: '#EFE4CF',
  wheat: '#E3C27A',
  lamp: '#F2B33D',
  glow: '#F7C75F',
  peach: '#F0B98A',
  coral: '#F2A093',
  rose: '#C4697C',
  clay: '#C9683F',
  madder: '#A63A2B',
  wine: '#6E2433',
  plum: '#54386F',
  violet: '#3A2F6B',
  indigo: '#2E3A87',
  periwinkle: '#AEB8FF',
  sky: '#A9B7DC',
  mist: '#CFD6F0',
  slate: '#575B74',
  ink: '#1B1F3B',
  night: '#14162B',
  pine: '#1F5B4A',
  deepPine: '#123B33',
  moss: '#6E8B4E',
  sage: '#A9BF8F',
  mint: '#7FC9AE',
  haint: '#9CC3C9',
  bark: '#5A3A28',
  walnut: '#3A2419',
  oak: '#9A6B42',
} as const;

/** Skin from deep to light brown, as cloth. */
export const skins = ['#3F2418', '#4F2E20', '#63392A', '#7A4A33', '#93603F', '#AE7A53'] as const;

function channels(color: string): [number, number, number] {
  const at = (from: number) => Number.parseInt(color.slice(from, from + 2), 16);
  return [at(1), at(3), at(5)];
}

/** A color between two. @param share 0 is the first, 1 the second */
export function mix(first: string, second: string, share: number): string {
  const [from, to] = [channels(first), channels(second)];
  return `#${from
    .map((value, index) => Math.round(value + ((to[index] ?? 0) - value) * share))
    .map((value) => Math.max(0, Math.min(255, value)).toString(16).padStart(2, '0'))
    .join('')}`;
}

/** The same cloth in the light. */
export function lighter(color: string, share = 0.2): string {
  return mix(color, '#FFF6E4', share);
}

/** The same cloth in the shade. */
export function darker(color: string, share = 0.2): string {
  return mix(color, '#12132B', share);
}

/** The color at a place on a scale of colors. @param share 0 is the first, 1 the last */
export function along(scale: readonly string[], share: number): string {
  const at = Math.max(0, Math.min(0.9999, share)) * (scale.length - 1);
  const index = Math.floor(at);
  return mix(scale[index] ?? '#000000', scale[index + 1] ?? scale[index] ?? '#000000', at - index);
}

/** Red, green and blue, 0 to 255. */
export function rgb(color: string): [number, number, number] {
  return channels(color);
}

/** Skies from the top down to the horizon. */
export const skies = {
  dusk: ['#171A38', '#22285A', '#3A3374', '#6A4680', '#A55C77', '#D58465', '#F0B873'],
  night: ['#0F1126', '#14182F', '#1B2148', '#28306A', '#3A4283', '#56589A'],
  dawn: ['#7C8AC9', '#A3A9DC', '#C9BEDD', '#E9CFCF', '#F6D6B4', '#F8D493'],
  day: ['#8FA6DA', '#AABCE3', '#C3D1EA', '#DBE3EE', '#F0EEE4', '#FBF4E2'],
  harvest: ['#E2A65E', '#EBB871', '#F2C98A', '#F6D8A4', '#F9E5C0', '#FBEFD8'],
  smoke: ['#1A1B36', '#33294F', '#5C3A58', '#8F4A4C', '#C4683F', '#E89B4C'],
} as const;
