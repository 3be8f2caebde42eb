import { blockNames } from './blocks.ts';
import { type Canvas, patch, round } from './canvas.ts';
import { colors, darker, lighter, mix, skins } from './colors.ts';
import { type Hair, hairBehind, hairFront, hairTones } from './hair.ts';
import { quilt } from './quilt.ts';

/** What a portrait shows. */
export interface Sitter {
  /** 0 deep to 6 light brown. */
  skin: number;
  hair: Hair;
  /** 0 black to 5 white. */
  hairTone: number;
  wears: 'suit' | 'dress' | 'shirt' | 'robe' | 'overalls';
  color: string;
  ground: string;
  glasses?: boolean;
  beard?: boolean;
  earrings?: boolean;
}

/** A portrait in cloth, square: someone sewn in plain pieces before a quilt. */
export function portrait(canvas: Canvas, sitter: Sitter): string {
  const { random } = canvas;
  const skin = skins[sitter.skin] ?? skins[2];
  const hair = hairTones[sitter.hairTone] ?? hairTones[0];
  const ground = sitter.ground;
  const names = random.shuffle(blockNames).slice(0, 2);
  const cloths = [
    [lighter(ground, 0.12), darker(ground, 0.16), lighter(ground, 0.3), darker(ground, 0.3)],
    [darker(ground, 0.08), lighter(ground, 0.26), darker(ground, 0.26), lighter(ground, 0.4)],
  ] as const;
  let out = quilt(
    canvas,
    { x: -30, y: -30, columns: 4, rows: 4, blockPx: 200, sashingPx: 12 },
    names,
    cloths,
    darker(ground, 0.05),
  );
  out += canvas.halo(400, 330, 430, lighter(ground, 0.7), 0.55);
  out += hairBehind(canvas, sitter.hair, hair);
  out += clothes(canvas, sitter, skin);
  out += patch('M338 430V560Q400 620 462 560V430Z', darker(skin, 0.24), undefined, 0);
  for (const side of [-1, 1]) out += patch(round(400 + side * 122, 345, 20, 30), darker(skin, 0.1), undefined, 2);
  out += patch(
    'M280 320C276 206 340 176 400 176S524 206 520 320C518 420 470 500 400 500S282 420 280 320Z',
    skin,
    undefined,
    5,
  );
  out += face(skin, sitter);
  if (sitter.beard)
    out +=
      patch(
        'M284 366C288 460 340 520 400 520S512 460 516 366C506 414 462 424 436 420Q400 406 364 420C338 424 294 414 284 366Z',
        hair,
        undefined,
        0,
      ) +
      `<path d="M366 440Q400 460 434 440" stroke="${darker(skin, 0.45)}" stroke-width="7" fill="none" stroke-linecap="round"/>`;
  out += hairFront(canvas, sitter.hair, hair, sitter.color);
  if (sitter.glasses)
    out += `<g fill="#fff" fill-opacity=".14" stroke="${colors.ink}" stroke-width="7"><rect x="306" y="312" width="76" height="58" rx="24"/><rect x="418" y="312" width="76" height="58" rx="24"/><path d="M382 334Q400 326 418 334" fill="none"/></g>`;
  if (sitter.earrings)
    for (const side of [-1, 1]) out += patch(round(400 + side * 126, 394, 11, 17), colors.lamp, undefined, 2);
  return out;
}

/** A calm face in tones of the same skin: a shaded side, brows, open eyes, a nose, the start of a smile. */
function face(skin: string, sitter: Sitter): string {
  const line = darker(skin, 0.5);
  const mouth = darker(skin, 0.38);
  let out = `<path d="M400 176C460 176 524 206 520 320C518 420 470 500 400 500C452 470 470 420 468 330C466 240 440 200 400 176Z" fill="${darker(skin, 0.16)}"/>`;
  out += `<path d="M300 330Q330 268 372 262Q330 290 318 350Z" fill="${lighter(skin, 0.13)}" opacity=".7"/>`;
  for (const side of [-1, 1]) {
    const x = 400 + side * 57;
    out += `<path d="M${x - 32} ${300 - (side < 0 ? -4 : 4)}Q${x} ${282} ${x + 32} ${300 + (side < 0 ? -4 : 4)}" stroke="${line}" stroke-width="9" fill="none" stroke-linecap="round"/>`;
    out += `<path d="M${x - 25} 340Q${x - 4} 322 ${x + 25} 340Q${x} 355 ${x - 25} 340Z" fill="${mix(colors.cotton, skin, 0.22)}"/><circle cx="${x}" cy="338" r="10.5" fill="${colors.walnut}"/><circle cx="${x - 3}" cy="334.5" r="3" fill="${colors.cotton}"/>`;
    out += `<path d="M${x - 28} 340Q${x - 4} 319 ${x + 28} 340" stroke="${line}" stroke-width="6" fill="none" stroke-linecap="round"/>`;
  }
  out += `<path d="M404 330Q412 372 424 392Q412 408 392 404" stroke="${darker(skin, 0.32)}" stroke-width="7" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`;
  if (!sitter.beard)
    out += `<path d="M358 436Q384 432 400 438Q416 432 442 436Q400 476 358 436Z" fill="${mouth}"/><path d="M352 433Q400 458 448 433" stroke="${line}" stroke-width="3" fill="none"/>`;
  return out;
}

function clothes(canvas: Canvas, sitter: Sitter, skin: string): string {
  const { color } = sitter;
  const shoulders = 'M70 820Q80 610 250 570L340 540Q400 600 460 540L550 570Q720 610 730 820Z';
  const neckline = patch('M326 540Q400 660 474 540L452 520H348Z', darker(skin, 0.1), undefined, 0);
  switch (sitter.wears) {
    case 'suit':
      return (
        patch(shoulders, canvas.cloth(color, 'stripes', 0.7), undefined, 7) +
        patch('M330 546L400 700L470 546L440 530H360Z', colors.cotton, undefined, 0) +
        patch('M384 590H416L426 640L400 760L374 640Z', canvas.cloth(sitter.ground, 'dots', 0.7), undefined, 2) +
        patch('M336 540L250 570L300 690L400 790Z', darker(color, 0.2), lighter(color, 0.35), 3) +
        patch('M464 540L550 570L500 690L400 790Z', darker(color, 0.2), lighter(color, 0.35), 3)
      );
    case 'dress':
      return (
        patch(shoulders, canvas.cloth(color, 'sprigs', 1.6), lighter(color, 0.45), 7) +
        neckline +
        `<path d="M318 548Q400 690 482 548" fill="none" stroke="${colors.cotton}" stroke-width="13" stroke-dasharray="1 19" stroke-linecap="round"/>`
      );
    case 'shirt':
      return (
        patch(shoulders, canvas.cloth(color, 'checks', 1.4), undefined, 7) +
        patch('M344 536L400 620L350 660L300 566Z', lighter(color, 0.2), colors.cotton, 3) +
        patch('M456 536L400 620L450 660L500 566Z', lighter(color, 0.2), colors.cotton, 3) +
        [680, 740, 798].map((y) => patch(round(400, y, 8), colors.cotton, undefined, 1)).join('')
      );
    case 'robe':
      return (
        patch(shoulders, canvas.cloth(color, 'plain'), lighter(color, 0.45), 7) +
        neckline +
        patch(
          'M300 556L346 532L400 640L400 820H330Q330 660 300 556Z',
          canvas.cloth(colors.lamp, 'ticks', 0.9),
          darker(color, 0.2),
          4,
        ) +
        patch(
          'M500 556L454 532L400 640L400 820H470Q470 660 500 556Z',
          canvas.cloth(colors.wheat, 'ticks', 0.9),
          darker(color, 0.2),
          4,
        )
      );
    case 'overalls':
      return (
        patch(shoulders, canvas.cloth(colors.linen, 'checks', 1), undefined, 7) +
        patch('M352 536L400 612L448 536L500 560Q400 700 300 560Z', lighter(colors.linen, 0.4), undefined, 2) +
        patch(
          'M262 566L312 552L336 690H464L488 552L538 566L540 820H260Z',
          canvas.cloth(color, 'ticks', 0.5),
          colors.wheat,
          5,
        ) +
        [312, 488].map((x) => patch(round(x, 694, 15), colors.wheat, undefined, 2)).join('')
      );
  }
}
