/**
 * Draws the logo of Storybook's frame, once for each scheme, into apps/storybook/public. A picture can't use the page's
 * fonts, so it carries the ten letters it needs.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { schemes } from '../../../packages/ui/src/theme/primitives.ts';

const fraunces = join(import.meta.dirname, '../../../packages/ui/src/theme/fonts/fraunces-600.woff2');
const letters = await subsetFont(await readFile(fraunces), 'Porchlight', { targetFormat: 'woff2' });

for (const scheme of ['light', 'dark']) {
  const { text, lamp } = schemes[scheme];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 184 40" width="184" height="40">
  <style>@font-face{font-family:F;src:url(data:font/woff2;base64,${letters.toString('base64')})}</style>
  <path fill="${text}" d="M20 3 2 17v4h4v16h28V21h4v-4z"/>
  <path fill="${lamp}" d="M14 20h12v17H14z"/>
  <text x="50" y="29" fill="${text}" font-family="F, Georgia, serif" font-size="26">Porchlight</text>
</svg>
`;
  await writeFile(join(import.meta.dirname, `../public/porchlight-${scheme}.svg`), svg);
}
