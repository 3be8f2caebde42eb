import { color, font } from '../../theme/index.ts';
import { seededRandom } from './seed.ts';

/** Shares of the primary color in the fields of a plain look, in percent. */
const tints = [12, 20, 28] as const;

/** What a plain look shows in place of a block: a field of color above a band, or an initial. Internal. */
export function PlainBlock({ seed, initial, widthUnits }: { seed: string; initial?: string; widthUnits: number }) {
  const letter = initial && [...initial.trim()][0]?.toUpperCase();
  if (letter)
    return (
      <g stroke="none">
        <path fill={color.primary} d="M0 0h100v100H0z" />
        <text
          x="50"
          y="50"
          dy=".36em"
          textAnchor="middle"
          fontSize="70"
          fontWeight="600"
          fontFamily={font.heading}
          fill={color.onPrimary}
        >
          {letter}
        </text>
      </g>
    );
  const tint = tints[Math.floor(seededRandom(seed)() * tints.length)] ?? tints[0];
  return (
    <g stroke="none">
      <rect width={widthUnits} height="200" fill={`color-mix(in srgb,${color.primary} ${tint}%,transparent)`} />
      <rect width={widthUnits} height="23" fill={color.primary} y={widthUnits === 100 ? 92 : 177} />
    </g>
  );
}
