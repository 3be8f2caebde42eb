import { demonstrationLook, type Look } from '@porchlight/contract/look/look';
import { lookCss } from '@porchlight/contract/look/look-css';
import type { ThemeLook } from '../theme/index.ts';

/** Two looks besides that of the demonstration, as an organization could choose them in its settings. */
export const chosenLooks = {
  plain: {
    ...demonstrationLook,
    primary: '#0b6e4f',
    accent: '#9a3412',
    headings: 'sans',
    text: 'sans',
    pattern: 'plain',
    corners: 'round',
  },
  'high-contrast': {
    ...demonstrationLook,
    primary: '#000000',
    accent: '#7a0019',
    headings: 'source-sans',
    pattern: 'plain',
    corners: 'square',
  },
} as const satisfies Record<string, Look>;

const themeLook = (look: Look): ThemeLook => ({ css: lookCss(look), pattern: look.pattern });

/** These looks by the names that Storybook's toolbar gives them. */
export const sampleLooks: Readonly<Record<string, ThemeLook>> = {
  plain: themeLook(chosenLooks.plain),
  'high-contrast': themeLook(chosenLooks['high-contrast']),
};
