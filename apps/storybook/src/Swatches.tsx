import { contrast } from '@porchlight/contract/look/shades';
import { type ColorName, ink, type Scheme, schemes } from '@porchlight/ui/theme';

/** Uses of the colors, as in the theme's comments. */
const uses: [ColorName, string][] = [
  ['background', 'The page'],
  ['surface', 'Cards, tables, dialogs'],
  ['band', 'Background of a highlighted part of the page'],
  ['text', 'Body text'],
  ['muted', 'Captions and dates'],
  ['border', 'Decorative lines'],
  ['edge', 'Edges of fields and buttons'],
  ['primary', 'Links and main actions'],
  ['accent', 'Donate and destructive actions'],
  ['lamp', 'One highlighted thing per page'],
  ['pine', 'Forest, success'],
  ['focus', 'The focus ring'],
];

/** Background colors: their contrast with each other is irrelevant. */
const backgrounds: readonly ColorName[] = ['background', 'surface', 'band'];

/** Contrast ratios of a color with the colors it is used with. */
function contrastRatios(name: ColorName, scheme: Scheme): string[] {
  const colors = schemes[scheme];
  if (backgrounds.includes(name)) return [`${contrast(colors.text, colors[name]).toFixed(1)} : 1 under text`];
  const figures = (['background', 'surface'] as const).map(
    (ground) => `${contrast(colors[name], colors[ground]).toFixed(1)} : 1 on ${ground}`,
  );
  return name === 'lamp' ? [...figures, `${contrast(ink, colors.lamp).toFixed(1)} : 1 under ink`] : figures;
}

/** The colors of one scheme on its own page color, with contrast computed from the tokens. */
export function Swatches({ scheme }: { scheme: Scheme }) {
  const colors = schemes[scheme];
  return (
    <ul className="swatches sb-unstyled" style={{ background: colors.background, color: colors.text }}>
      {uses.map(([name, use]) => (
        <li key={name} style={{ background: colors.surface, borderColor: colors.border }}>
          <span className="swatch" style={{ background: colors[name], borderColor: colors.border }} />
          <strong>{name}</strong>
          <code>{colors[name]}</code>
          <span>{use}</span>
          <small style={{ color: colors.muted }}>{contrastRatios(name, scheme).join('\n')}</small>
        </li>
      ))}
    </ul>
  );
}
