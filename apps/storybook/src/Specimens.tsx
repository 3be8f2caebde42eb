import { Heading } from '@porchlight/ui/data-display/Heading';
import { Typography } from '@porchlight/ui/data-display/Typography';
import { Button } from '@porchlight/ui/inputs/Button';
import { QuiltBlock, type QuiltName } from '@porchlight/ui/media/QuiltBlock';
import { brandTheme, breakpointsPx, color, contentWidth, motion, proseWidth } from '@porchlight/ui/theme';
import { type CSSProperties, useState, useSyncExternalStore } from 'react';
import { typeScale } from '../../../packages/ui/src/theme/primitives.ts';

/** Describes a step's font sizes on phones and from 900 px up. */
function sizesOf(step: number): string {
  const [phone, wide] = [typeScale.phone, typeScale.wide].map(({ basePx, ratio }) =>
    Math.round(basePx * ratio ** step),
  );
  return `${phone} px on phones, ${wide} px from 900 px up`;
}

/** The type scale, with texts from the site. */
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

/** Names of the ten quilt blocks, and the program or center that uses each, if any. */
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

/** All ten quilt blocks with their names and the programs that use them. */
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

/** The steps of the 8 px grid as bars of their length. */
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

/** Rectangles with their names and uses. */
function Shapes({ shapes }: { shapes: readonly { name: string; use: string; style: CSSProperties }[] }) {
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

/** Corner radius and aspect ratios of pictures. */
export function ShapeSpecimen() {
  return (
    <Shapes
      shapes={[
        { name: 'Corner, 4 px', use: 'Cards, fields, buttons', style: { aspectRatio: '3 / 2' } },
        { name: '3 : 2', use: 'Pictures in cards', style: { aspectRatio: '3 / 2', background: color.band } },
        { name: '1 : 1', use: 'People', style: { aspectRatio: '1', background: color.band } },
        { name: '16 : 9', use: 'Video and panorama', style: { aspectRatio: '16 / 9', background: color.band } },
      ]}
    />
  );
}

/** The theme's transition, played on click. */
export function MotionSpecimen() {
  const [isMoved, setIsMoved] = useState(false);
  return (
    <div className="sb-unstyled">
      <i className="mover" data-moved={isMoved ? '' : undefined} style={{ transition: `margin ${motion}` }} />
      <Button variant="outlined" size="small" onClick={() => setIsMoved(!isMoved)}>
        Move it: {motion}
      </Button>
    </div>
  );
}

function useWindowWidth(): number {
  return useSyncExternalStore(
    (changed) => {
      addEventListener('resize', changed);
      return () => removeEventListener('resize', changed);
    },
    () => window.innerWidth,
  );
}

/** The breakpoints as bars of their width; the current one is highlighted. */
export function BreakpointSpecimen() {
  const width = useWindowWidth();
  const current = Object.entries(breakpointsPx).findLast(([, px]) => width >= px)?.[0];
  return (
    <ul className="widths sb-unstyled">
      {Object.entries(breakpointsPx).map(([name, px]) => (
        <li key={name} aria-current={name === current ? 'true' : undefined}>
          <code>{name}</code>, from {px} px{name === current && `: this window, ${width} px`}
          <i className="width" style={{ width: px }} />
        </li>
      ))}
      {Object.entries({ content: contentWidth, prose: proseWidth }).map(([name, px]) => (
        <li key={name}>
          {name}, {px} at most
          <i className="width" style={{ width: px }} />
        </li>
      ))}
    </ul>
  );
}

/** The two elevation levels: on the page and above it. */
export function ElevationSpecimen() {
  const { shadows } = brandTheme();
  const raised = (level: 0 | 1) => ({ aspectRatio: '3 / 2', boxShadow: shadows[level] });
  return (
    <Shapes
      shapes={[
        { name: '0, on the page', use: 'Cards, tables, bars: an edge, no shadow', style: raised(0) },
        { name: '1 to 24, above the page', use: 'Menus, dialogs, drawers: the only shadow', style: raised(1) },
      ]}
    />
  );
}
