import { type ColorName, ink, type Scheme, schemes } from '@porchlight/ui/theme';
import { contrast } from '../../../packages/ui/src/theme/contrast.ts';

/** What each color is for, as the theme's own comments say it. */
const uses: [ColorName, string][] = [
  ['background', 'The page'],
  ['surface', 'Cards, tables, dialogs'],
  ['band', 'Sets a part of the page apart'],
  ['text', 'Body text'],
  ['muted', 'Captions and dates'],
  ['border', 'Hairlines that only decorate'],
  ['edge', 'Edges of fields and buttons'],
  ['primary', 'Links and main actions'],
  ['accent', 'Donate and destructive actions'],
  ['lamp', 'The one lit thing on a page'],
  ['pine', 'Forest, success'],
  ['focus', 'The focus ring'],
];

function textOn(name: ColorName, scheme: Scheme): string {
  const { text, background } = schemes[scheme];
  if (name === 'lamp') return ink;
  return contrast(text, schemes[scheme][name]) >= contrast(background, schemes[scheme][name]) ? text : background;
}

/** A table of one scheme's colors, with contrast computed from the tokens. */
export function Swatches({ scheme }: { scheme: Scheme }) {
  const colors = schemes[scheme];
  return (
    <ul className="swatches sb-unstyled">
      {uses.map(([name, use]) => (
        <li key={name} style={{ background: colors[name], color: textOn(name, scheme) }}>
          <strong>{name}</strong>
          <code>{colors[name]}</code>
          <span>{use}</span>
          <span>
            {contrast(colors[name], colors.background).toFixed(1)} : 1 on background,{' '}
            {contrast(colors[name], colors.surface).toFixed(1)} : 1 on surface
          </span>
        </li>
      ))}
    </ul>
  );
}
