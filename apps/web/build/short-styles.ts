import type { Plugin } from 'vite';

/** A template's text, one piece between two `${}` each, with its place in the file. */
interface Template {
  type: 'TemplateLiteral';
  quasis: { start: number; end: number; value: { raw: string } }[];
}

function isTemplate(node: object): node is Template {
  return 'type' in node && node.type === 'TemplateLiteral';
}

/** Every template of a syntax tree. */
function templatesIn(node: unknown): Template[] {
  if (typeof node !== 'object' || node === null) return [];
  const inside = Object.values(node).flatMap(templatesIn);
  return isTemplate(node) ? [node, ...inside] : inside;
}

/** Styles fill several lines; nothing else in the design system does that in a template. */
function isStyles({ quasis }: Template): boolean {
  const text = quasis.map(({ value }) => value.raw).join('x');
  return /[;{}]\s*\n/.test(text);
}

/**
 * One piece of styles without comments and without space that means nothing. Text in quotes stays as it is.
 * Between a piece and the value beside it one space stays, where the piece does not say that none is needed.
 */
export function shortened(css: string): string {
  return css.replace(
    /(["'])(?:\\.|(?!\1).)*\1|(?:\s|\/\*[\s\S]*?\*\/)*([{};,>]|(?<=[\w)-]):(?=\s))(?:\s|\/\*[\s\S]*?\*\/)*|(?:\s|\/\*[\s\S]*?\*\/)+/g,
    (found, quote?: string, sign?: string) => (quote ? found : (sign ?? ' ')),
  );
}

/**
 * Takes line breaks, indentation and comments out of the styles in `packages/ui`, as a CSS file's build would: they are
 * text inside the program, which no minifier touches.
 */
export function shortStyles(): Plugin {
  return {
    name: 'short-styles',
    enforce: 'pre',
    transform: {
      filter: { id: /packages\/ui\/src\/.*\.tsx?$/ },
      handler(code, id) {
        const program = this.parse(code, { lang: id.endsWith('x') ? 'tsx' : 'ts' });
        const pieces = templatesIn(program)
          .filter(isStyles)
          .flatMap(({ quasis }) => quasis);
        if (pieces.length === 0) return null;
        let rest = 0;
        let short = '';
        for (const { start, value } of pieces.toSorted((a, b) => a.start - b.start)) {
          const from = code.indexOf(value.raw, start);
          short += code.slice(rest, from) + shortened(value.raw);
          rest = from + value.raw.length;
        }
        return { code: short + code.slice(rest), map: null };
      },
    },
  };
}
