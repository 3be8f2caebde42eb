import { keysOf } from '../records-by-key.ts';
import { demonstrationLook, type Look } from './look.ts';
import { lookColors } from './look-colors.ts';
import { type Scheme, schemes } from './schemes.ts';
import { typefaces } from './typefaces.ts';

const corners = { soft: '4px', square: '0px', round: '12px' } as const satisfies Record<Look['corners'], string>;

/**
 * The CSS variables in which a look differs from the demonstration's, for a style element of its own; '' without a
 * difference. Its selectors are those of the theme's `global-css.ts`, and stronger, so that their order doesn't matter.
 */
export function lookCss(look: Look): string {
  const { primary, accent, headings, text, pattern } = look;
  const colors = lookColors(look);
  const changed = keysOf(schemes.light).filter((name) =>
    (['light', 'dark'] as const).some(
      (scheme) => colors[scheme][name].toLowerCase() !== schemes[scheme][name].toLowerCase(),
    ),
  );
  const hasOwnAccent = colors.light.accent !== schemes.light.accent;
  const schemeVariables = (scheme: Scheme) =>
    declarations([
      ...changed.map((name): Variable => [name, colors[scheme][name]]),
      // Errors and deletions stay red, whatever the accent is.
      ...(hasOwnAccent ? [['danger', schemes[scheme].accent] satisfies Variable] : []),
      ...(pattern === 'plain' ? [['binding', 'var(--pl-primary)'] satisfies Variable] : []),
    ]);
  const shared = declarations([
    ...(primary || accent ? [['dusk', colors.dusk] satisfies Variable] : []),
    ...(headings === demonstrationLook.headings ? [] : [['heading', typefaces[headings].css] satisfies Variable]),
    ...(text === demonstrationLook.text ? [] : [['body', typefaces[text].css] satisfies Variable]),
    ...(look.corners === demonstrationLook.corners ? [] : [['radius', corners[look.corners]] satisfies Variable]),
  ]);
  const [light, dark] = [schemeVariables('light'), schemeVariables('dark')];
  const root = light + shared && `:root:root{${light}${shared}}`;
  if (!dark) return root;
  return `${root}@media screen and (prefers-color-scheme:dark){:root:root:not([data-scheme=light]){${dark}}}@media screen{:root:root[data-scheme=dark],:root [data-night]{${dark}}}`;
}

/** All CSS variables of a look in one scheme, for a part of a page that shows the look whatever the page has. */
export function lookVariables(look: Look, scheme: Scheme): readonly Variable[] {
  const colors = lookColors(look)[scheme];
  const hasOwnAccent = look.accent !== '' && colors.accent !== schemes[scheme].accent;
  const variables: readonly Variable[] = [
    ...keysOf(colors).map((name): Variable => [name, colors[name]]),
    ['danger', hasOwnAccent ? schemes[scheme].accent : colors.accent],
    ['heading', typefaces[look.headings].css],
    ['body', typefaces[look.text].css],
    ['radius', corners[look.corners]],
    ['binding', look.pattern === 'plain' ? 'var(--pl-primary)' : 'initial'],
  ];
  return variables.map(([name, value]) => [`--pl-${name}`, value]);
}

type Variable = [name: string, value: string];

function declarations(variables: readonly Variable[]): string {
  return variables.map(([name, value]) => `--pl-${name}:${value};`).join('');
}
