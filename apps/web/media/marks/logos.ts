import { mkdir, writeFile } from 'node:fs/promises';
import { colors, lighter } from '../kit/colors.ts';
import { letters } from '../kit/lettering.ts';
import { quiltBlock } from '../kit/quilt.ts';
import { fill, path, poly, rect, round, stroke } from '../kit/shapes.ts';
import { createSheet, type Sheet } from '../kit/sheet.ts';
import { mediaFolder, report } from '../kit/write-picture.ts';

/** An invented partner: its name on two lines, and its mark on a square of 72. */
interface Partner {
  file: string;
  lines: readonly [string, string];
  face: 'fraunces' | 'sourceSans';
  color: string;
  mark: (sheet: Sheet) => string;
}

const partners: readonly Partner[] = [
  {
    file: 'red-clay-legal-aid',
    lines: ['Red Clay', 'Legal Aid'],
    face: 'fraunces',
    color: '#8C3426',
    mark: () =>
      [0, 1, 2, 3]
        .map((row) =>
          poly(
            [
              [0, 22 + row * 14],
              [36, 4 + row * 14],
              [72, 22 + row * 14],
              [72, 32 + row * 14],
              [36, 14 + row * 14],
              [0, 32 + row * 14],
            ],
            ['#C9683F', '#A63A2B', '#8C3426', '#6E2433'][row] ?? '',
          ),
        )
        .join(''),
  },
  {
    file: 'wiregrass-growers',
    lines: ['Wiregrass', 'Growers Co-op'],
    face: 'sourceSans',
    color: '#1F5B4A',
    mark: () =>
      [-3, -2, -1, 0, 1, 2, 3]
        .map((blade) =>
          fill(
            `M36 72Q${36 + blade * 3} 40 ${36 + blade * 11} ${8 + Math.abs(blade) * 7}Q${38 + blade * 7} 44 40 72Z`,
            blade % 2 ? '#6E8B4E' : '#1F5B4A',
          ),
        )
        .join('') + stroke('M10 70H62', '#C98A3C', 5),
  },
  {
    file: 'longleaf-works',
    lines: ['Longleaf', 'Works'],
    face: 'sourceSans',
    color: colors.ink,
    mark: (sheet) =>
      rect(0, 0, 72, 72, '#1F5B4A') +
      quiltBlock(sheet, 'pine-tree', 6, 6, 60, ['#1F5B4A', '#F3E8D3', '#A3BFA8', '#F2B33D', '#2F7A62'], false),
  },
  {
    file: 'amber-ridge',
    lines: ['Amber Ridge', 'Credit Union'],
    face: 'fraunces',
    color: '#5E3F1E',
    mark: () =>
      fill(round(36, 36, 36), '#F2B33D') +
      poly(
        [
          [4, 52],
          [24, 24],
          [38, 44],
          [50, 32],
          [69, 52],
          [58, 64],
          [36, 72],
          [14, 64],
        ],
        '#8C5A2E',
      ) +
      poly(
        [
          [24, 24],
          [38, 44],
          [24, 68],
          [14, 64],
        ],
        '#6E4420',
      ),
  },
  {
    file: 'jacaranda-civic-lab',
    lines: ['Jacaranda', 'Civic Lab'],
    face: 'fraunces',
    color: '#54386F',
    mark: () =>
      [0, 1, 2, 3, 4]
        .map(
          (petal) =>
            `<g transform="rotate(${petal * 72} 36 36)">${fill('M36 36Q20 18 36 1Q52 18 36 36Z', petal % 2 ? '#7A5AA6' : '#54386F')}</g>`,
        )
        .join('') + fill(round(36, 36, 8), '#F2B33D'),
  },
  {
    file: 'second-sunday-choirs',
    lines: ['Second Sunday', 'Choirs'],
    face: 'fraunces',
    color: colors.indigo,
    mark: () =>
      [0, 1, 2]
        .map((arch) =>
          stroke(
            `M${8 + arch * 10} 70V${36}a${28 - arch * 10} ${28 - arch * 10} 0 0 1 ${(28 - arch * 10) * 2} 0V70`,
            ['#2E3A87', '#A63A2B', '#F2B33D'][arch] ?? '',
            7,
          ),
        )
        .join('') +
      poly(
        [
          [36, 44],
          [41, 56],
          [36, 68],
          [31, 56],
        ],
        '#2E3A87',
      ),
  },
];

/** Logos on a ground of cotton, so that they read on a dark page too. 320 by 128. */
export async function makeLogos(): Promise<void> {
  await mkdir(`${mediaFolder}partners`, { recursive: true });
  for (const { file, lines, face, color, mark } of partners) {
    const sheet = createSheet(file, 320, 128);
    const text = lines.map((text, line) => letters({ text, x: 118, y: 58 + line * 32, size: 26, color, face }));
    const border = `<path d="${path([
      [5, 5],
      [315, 5],
      [315, 123],
      [5, 123],
    ])}" fill="none" stroke="${lighter(color, 0.55)}" stroke-width="1.5" stroke-dasharray="7 5"/>`;
    const svg = sheet.finish(
      `<rect width="320" height="128" rx="4" fill="${colors.cotton}"/>${border}<g transform="translate(26 28)">${mark(sheet)}</g>${text.join('')}`,
    );
    const target = `${mediaFolder}partners/${file}.svg`;
    await writeFile(target, `${svg}\n`);
    await report(target);
  }
}
