import { styled } from '@mui/material/styles';
import { type ComponentPropsWithRef, type ReactNode, use, useId } from 'react';
import { LookContext } from '../../theme/index.ts';
import type { QuiltName } from './blocks.ts';
import { drawBlock } from './draw-block.ts';
import { threadColor } from './fabrics.ts';
import { PlainBlock } from './PlainBlock.tsx';

export interface QuiltBlockProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** Any text, such as a slug: the same seed always draws the same block. */
  seed: string;
  /** Name of the block. @default chosen by the seed */
  block?: QuiltName;
  /** One block, or a quilt of six in the aspect ratio of a card's picture or a video. @default '1/1' */
  ratio?: '1/1' | '3/2' | '16/9';
  /** In a plain look, the text whose first letter is shown, such as a name. @default a band of color */
  initial?: string;
  /** Accessible name. Without it the block is decorative and hidden from screen readers. */
  label?: string;
}

const Root = styled('svg')({
  width: '100%',
  height: 'auto',
  forcedColorAdjust: 'none',
  stroke: threadColor,
  strokeOpacity: 0.4,
  strokeWidth: 0.5,
  strokeDasharray: '2 1.6',
});

const viewBoxes = { '1/1': '0 0 100 100', '3/2': '0 0 300 200', '16/9': '0 16 300 169' } as const;
/** Positions and rotations of the other five blocks of a quilt. */
const otherBlocks = [
  { x: 100, y: 0, turn: 90 },
  { x: 200, y: 0, turn: 0 },
  { x: 0, y: 100, turn: 90 },
  { x: 100, y: 100, turn: 180 },
  { x: 200, y: 100, turn: 270 },
];

/**
 * A named quilt block: shown where a picture is missing, and as the mark of programs and centers. In a plain look, a
 * band of color. Renders an `<svg>`.
 *
 * - **When**: in place of a missing picture, and as the mark of a program or a center.
 * - **Not for**: an icon: use `@mui/icons-material`.
 */
export function QuiltBlock({ seed, block, ratio = '1/1', initial, label, ...rest }: QuiltBlockProps) {
  const isPlain = use(LookContext)?.pattern === 'plain';
  return (
    <Root
      viewBox={viewBoxes[ratio]}
      preserveAspectRatio="xMidYMid slice"
      data-plain={isPlain ? '' : undefined}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      {...rest}
    >
      {isPlain ? (
        <PlainBlock seed={seed} initial={initial} widthUnits={ratio === '1/1' ? 100 : 300} />
      ) : (
        <Patches seed={seed} block={block} ratio={ratio} />
      )}
    </Root>
  );
}

function Patches({ seed, block, ratio }: Pick<QuiltBlockProps, 'seed' | 'block' | 'ratio'>): ReactNode {
  const id = useId();
  const drawn = drawBlock(seed, block);
  const patches = (
    <>
      <path fill={drawn.ground} d="M0 0h100v100H0z" />
      {drawn.cloths.map(({ color, d }) => (
        <path key={color} fill={color} d={d} />
      ))}
    </>
  );
  if (ratio === '1/1') return patches;
  return (
    <>
      <g id={id}>{patches}</g>
      {otherBlocks.map(({ x, y, turn }) => (
        <use
          key={`${x} ${y}`}
          href={`#${id}`}
          transform={`translate(${x} ${y})${drawn.turns && turn ? ` rotate(${turn} 50 50)` : ''}`}
        />
      ))}
    </>
  );
}
