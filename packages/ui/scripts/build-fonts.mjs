/**
 * Makes the two font files of the theme out of the @fontsource-variable packages: `npm run fonts -w @porchlight/ui`.
 * The results are committed, so that a build needs neither this script nor its libraries.
 *
 * Fraunces keeps one instance (weight 600, soft, wonky, cut for large sizes): headings use no other, and it is
 * 17 kB where the variable file is 121 kB. Source Sans 3 keeps its weight axis between 400 and 700.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/** Latin letters, punctuation and signs; a letter outside comes from the next font in the list. */
const codePoints = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x2010, 0x2026],
  [0x2030, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2199],
  [0x2212, 0x2212],
  [0xd7, 0xd7],
].flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index));
const text = String.fromCodePoint(...codePoints);

const fonts = [
  {
    source: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
    target: 'fraunces-600.woff2',
    variationAxes: { wght: 600, opsz: 60, SOFT: 100, WONK: 1 },
  },
  {
    source: '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
    target: 'source-sans-3.woff2',
    variationAxes: { wght: { min: 400, max: 700, default: 400 } },
  },
];

for (const { source, target, variationAxes } of fonts) {
  const from = fileURLToPath(import.meta.resolve(source));
  const made = await subsetFont(await readFile(from), text, {
    targetFormat: 'woff2',
    variationAxes,
    noHinting: true,
    keepFeatures: ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum', 'lnum'],
  });
  await writeFile(new URL(`../src/theme/fonts/${target}`, import.meta.url), made);
  process.stdout.write(`${target}: ${made.length} bytes\n`);
}
