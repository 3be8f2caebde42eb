import type { Field } from '../fields.ts';
import { colorProblem } from '../look/color-contrast.ts';
import { textFamily } from './families.ts';
import type { FieldKindRules } from './field-kind-rules.ts';
import { emptyTo, line } from './input-schemas.ts';

/** A color, `#rrggbb` in lower case, or '' for none. With a role it has to be readable where the site uses it. */
export const colorRules: FieldKindRules = {
  ...textFamily,
  input,
  dropsInvisible: true,
  fitsItems: true,
  sample: () => '#2e3a87',
  notes: {
    input: {
      type: 'string',
      description: 'Six hexadecimal digits after `#`, such as `#2e3a87`; empty for the color of the demonstration.',
    },
  },
};

function input({ colorRole }: Field) {
  return emptyTo(
    '',
    line.transform((value, context) => {
      const color = toColor(value);
      const problem = color === undefined ? formatProblem : colorRole && colorProblem(color, colorRole);
      if (value !== '' && problem) context.addIssue({ code: 'custom', message: problem });
      return color ?? '';
    }),
  );
}

const formatProblem = 'This has to be a color such as #2e3a87: a # and six digits or letters from a to f.';

/** The color as it is stored: `2E3A87` and `#abc` are accepted too; undefined for what is no color. */
export function toColor(value: string): string | undefined {
  const [, digits] = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(value.trim()) ?? [];
  if (digits === undefined) return undefined;
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`.toLowerCase();
}
