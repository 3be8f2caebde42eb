import { styled } from '@mui/material/styles';
import { color } from '../../../theme/index.ts';
import type { EntityFormField } from '../entity-form-types.ts';

/** Size of the drawing. */
const widthUnits = 96;
const heightUnits = 60;

interface Shape {
  x: number;
  y: number;
  width: number;
  height: number;
  tone: 'ink' | 'soft' | 'picture';
}

/** A small picture of a section: what its fields hold, as bars and boxes from top to bottom. Decorative. Internal. */
export function SectionSketch({ fields }: { fields: readonly EntityFormField[] }) {
  return (
    <Picture viewBox={`0 0 ${widthUnits} ${heightUnits}`} aria-hidden="true">
      {shapesOf(fields).map((shape) => (
        <Bar key={`${shape.x} ${shape.y}`} data-tone={shape.tone} rx={1.5} {...rect(shape)} />
      ))}
    </Picture>
  );
}

const rect = ({ x, y, width, height }: Shape) => ({ x, y, width, height });

/** The shapes of the fields, as many as there is room for. */
function shapesOf(fields: readonly EntityFormField[]): Shape[] {
  const picture = fields.some(({ kind }) => kind === 'image' || kind === 'pdf');
  const width = (picture ? widthUnits / 2 : widthUnits) - 12;
  const shapes: Shape[] = picture ? [{ x: widthUnits / 2, y: 6, width: 42, height: 48, tone: 'picture' }] : [];
  let y = 8;
  const add = (height: number, ...row: Omit<Shape, 'y' | 'height'>[]) => {
    if (y + height > heightUnits - 4) return;
    shapes.push(...row.map((shape) => ({ ...shape, y, height })));
    y += height + 4;
  };
  let isFirst = true;
  for (const { kind } of fields) {
    if (kind === 'text') {
      add(isFirst ? 6 : 3, { x: 6, width: width * (isFirst ? 0.6 : 0.8), tone: isFirst ? 'ink' : 'soft' });
      isFirst = false;
    }
    if (kind === 'longText') for (const part of [1, 0.95, 0.7]) add(2.5, { x: 6, width: width * part, tone: 'soft' });
    if (kind === 'items') {
      const cell = (width - 8) / 3;
      add(
        12,
        ...[0, 1, 2].map(
          (column): Omit<Shape, 'y' | 'height'> => ({ x: 6 + column * (cell + 4), width: cell, tone: 'soft' }),
        ),
      );
    }
  }
  return shapes;
}

const Picture = styled('svg')({
  inlineSize: '100%',
  maxInlineSize: widthUnits,
  blockSize: 'auto',
  border: `1px solid ${color.border}`,
  borderRadius: 2,
  backgroundColor: color.background,
});

const Bar = styled('rect')({
  fill: color.border,
  '&[data-tone="ink"]': { fill: color.muted },
  '&[data-tone="picture"]': { fill: color.band, stroke: color.edge, strokeWidth: 0.75 },
});
