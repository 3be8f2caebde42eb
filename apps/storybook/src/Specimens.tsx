import { Heading } from '@porchlight/ui/Heading';
import { QuiltBlock, type QuiltName } from '@porchlight/ui/QuiltBlock';
import { Typography } from '@porchlight/ui/Typography';
import { color, elevation } from '@porchlight/ui/theme';
import type { CSSProperties } from 'react';
import { typeScale } from '../../../packages/ui/src/theme/primitives.ts';

/** A step's size in px: on phones, and from 900 px up. */
function sizesOf(step: number): string {
  const [phone, wide] = [typeScale.phone, typeScale.wide].map(({ basePx, ratio }) =>
    Math.round(basePx * ratio ** step),
  );
  return `${phone} px on phones, ${wide} px from 900 px up`;
}

/** The type scale, in the words of the site. */
export function TypeSpecimen() {
  const sizes = [5, 4, 3, 2, 1, 0] as const;
  return (
    <div className="specimen sb-unstyled">
      {sizes.map((size) => (
        <div key={size}>
          <Heading level={2} size={size}>
            Leave some for the road
          </Heading>
          <Typography variant="small" color="textSecondary">
            Step {size}: {sizesOf(size)}
          </Typography>
        </div>
      ))}
      <Typography variant="lead">Lead: free groceries every Thursday and Friday, for anyone who needs them.</Typography>
      <Typography>Body: bring bags if you have them. If you do not, we have bags.</Typography>
      <Typography variant="small" color="textSecondary">
        Small and muted: March 14, 2026 at 6:30 PM
      </Typography>
    </div>
  );
}

/** The ten blocks as quilters call them, and the program or center that owns one. */
const blocks: Record<QuiltName, { name: string; owner?: string }> = {
  'north-star': { name: 'North Star', owner: 'Democracy Center' },
  basket: { name: 'Basket', owner: 'Food Pantry' },
  'log-cabin': { name: 'Log Cabin', owner: 'Porch' },
  'friendship-star': { name: 'Friendship Star', owner: 'Interfaith Center' },
  'pine-tree': { name: 'Pine Tree', owner: 'Forest Service' },
  'flying-geese': { name: 'Flying Geese', owner: 'Kenya' },
  'nine-patch': { name: 'Nine Patch' },
  'ohio-star': { name: 'Ohio Star' },
  'churn-dash': { name: 'Churn Dash' },
  'bears-paw': { name: 'Bear’s Paw' },
};

/** All ten blocks with the names quilters gave them and the programs they stand for. */
export function BlockSpecimen() {
  return (
    <ul className="blocks sb-unstyled">
      {Object.entries(blocks).map(([block, { name, owner }]) => (
        <li key={block}>
          <QuiltBlock seed={block} block={block as QuiltName} />
          <b>{name}</b>
          <span>{owner ?? 'For anything without one'}</span>
        </li>
      ))}
    </ul>
  );
}

/** The steps of the 8 px grid, each as long as it is. */
export function SpaceSpecimen() {
  return (
    <ul className="spaces sb-unstyled">
      {[0.5, 1, 2, 3, 4, 6, 8, 14].map((units) => (
        <li key={units}>
          <span style={{ width: units * 8 }} />
          space({units}), {units * 8} px
        </li>
      ))}
    </ul>
  );
}

/** The shapes there are: what each looks like, what it is called and where it is used. */
const shapes: readonly { name: string; use: string; style: CSSProperties }[] = [
  { name: 'Corner, 4 px', use: 'Cards, fields, buttons', style: { aspectRatio: '3 / 2' } },
  { name: 'The one elevation', use: 'Menus and dialogs', style: { aspectRatio: '3 / 2', boxShadow: elevation } },
  { name: '3 : 2', use: 'Pictures in cards', style: { aspectRatio: '3 / 2', background: color.band } },
  { name: '1 : 1', use: 'People', style: { aspectRatio: '1', background: color.band } },
  { name: '16 : 9', use: 'Video and panorama', style: { aspectRatio: '16 / 9', background: color.band } },
];

/** Corners, elevation and the ratios of pictures. */
export function ShapeSpecimen() {
  return (
    <ul className="shapes sb-unstyled">
      {shapes.map(({ name, use, style }) => (
        <li key={name}>
          <i style={style} />
          <b>{name}</b>
          <span>{use}</span>
        </li>
      ))}
    </ul>
  );
}
