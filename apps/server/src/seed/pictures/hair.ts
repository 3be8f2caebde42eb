import { type Canvas, patch, round, stitches } from './canvas.ts';
import { darker, lighter } from './colors.ts';

/** Hair from black to white, as cloth. */
export const hairTones = ['#17110F', '#231815', '#2E1F1A', '#4A4644', '#8C8785', '#D8D3CC'] as const;

/** How someone wears their hair. */
export type Hair = 'short' | 'afro' | 'wrap' | 'bald' | 'bun' | 'locs' | 'braids' | 'waves';

/** The hair that is behind the head. */
export function hairBehind(canvas: Canvas, hair: Hair, tone: string): string {
  switch (hair) {
    case 'afro':
      return (
        patch(round(400, 290, 205, 200), tone, undefined, 6) +
        stitches(round(400, 290, 180, 176), lighter(tone, 0.35), 0.5) +
        stitches(round(400, 290, 154, 150), lighter(tone, 0.35), 0.4)
      );
    case 'bun':
      return (
        patch(round(400, 128, 74, 66), tone, undefined, 5) + stitches(round(400, 128, 54, 48), lighter(tone, 0.4), 0.6)
      );
    case 'locs': {
      const back =
        'M272 320C258 180 330 140 400 140S542 180 528 320Q556 440 560 566Q536 590 512 566Q490 600 466 566V420H334V566Q310 600 288 566Q264 590 240 566Q244 440 272 320Z';
      const parted = [-1, 1].flatMap((side) =>
        [88, 112, 136].map((x) =>
          stitches(
            `M${400 + side * (x - 10)} 260Q${400 + side * x} 420 ${400 + side * (x + 6)} 566`,
            lighter(tone, 0.4),
            0.7,
          ),
        ),
      );
      return patch(back, canvas.cloth(tone, 'ticks', 0.5), undefined, 6) + parted.join('');
    }
    case 'waves':
      return patch(
        'M266 300C250 160 340 130 400 130S550 160 534 300C560 400 560 470 520 540Q470 520 470 420H330Q330 520 280 540C240 470 240 400 266 300Z',
        tone,
        lighter(tone, 0.35),
        6,
      );
    case 'braids':
      return patch(
        'M270 320C258 180 330 140 400 140S542 180 530 320L556 600Q520 620 500 596L480 400H320L300 596Q280 620 244 600Z',
        canvas.cloth(tone, 'ticks', 0.8),
        undefined,
        6,
      );
    default:
      return '';
  }
}

/** The hair that lies on the head, or what is wrapped around it. */
export function hairFront(canvas: Canvas, hair: Hair, tone: string, color: string): string {
  const hairline = 'M276 318C262 196 330 148 400 148S538 196 524 318C516 262 482 222 400 220S284 262 276 318Z';
  switch (hair) {
    case 'bald':
      return '';
    case 'wrap': {
      const cloth = canvas.cloth(color, 'rings', 1.3);
      return (
        patch(
          'M266 300C238 170 318 92 400 92S562 170 534 300C500 236 456 216 400 216S300 236 266 300Z',
          cloth,
          lighter(color, 0.5),
          6,
        ) +
        patch(
          'M380 214C350 150 420 80 470 60C500 96 470 170 420 214Z',
          canvas.cloth(darker(color, 0.2), 'dots', 1),
          undefined,
          4,
        ) +
        patch('M400 214C420 150 500 120 560 130C560 180 480 220 420 220Z', cloth, lighter(color, 0.5), 4)
      );
    }
    case 'braids': {
      const rows = [-90, -54, -18, 18, 54, 90].map((x) =>
        stitches(
          `M${400 + x * 0.5} 150Q${400 + x} 180 ${400 + x * 1.12} ${232 + Math.abs(x) * 0.4}`,
          lighter(tone, 0.4),
          0.8,
        ),
      );
      return patch(hairline, tone, undefined, 3) + rows.join('');
    }
    case 'waves':
      return patch(
        'M274 330C250 190 330 134 400 134S548 190 526 330C520 280 490 250 440 236Q370 220 340 244Q290 268 274 330Z',
        tone,
        lighter(tone, 0.35),
        3,
      );
    case 'short':
    case 'afro':
    case 'bun':
    case 'locs':
      return patch(hairline, tone, lighter(tone, 0.3), 3);
  }
}
