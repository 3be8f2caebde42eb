import type { Field, LineKind } from '../fields.ts';
import { isInvisible } from '../invisible-characters.ts';
import { lineError } from '../settings-lines.ts';
import { z } from '../zod.ts';
import { textFamily } from './families.ts';
import type { FieldKindRules } from './field-kind-rules.ts';
import { severalLines } from './input-schemas.ts';

/** An example line of each kind. */
const exampleLines: Readonly<Record<LineKind, string>> = {
  hours: 'Monday 09:00-17:00',
  exception: '2026-12-25 closed',
  amount: '25 A box of groceries',
  social: 'https://facebook.com/example',
  email: 'pantry@example.org',
  synonyms: 'groceries, food bank, food pantry',
};

/** A plain text with one entry per line, as `lineKind` says. */
export const linesRules: FieldKindRules = {
  ...textFamily,
  input,
  sortsAs: 'value',
  isIndexed: false,
  fitsItems: true,
  sample: ({ lineKind }, seed) => {
    if (lineKind === 'email') return `staff${seed}@example.org`;
    return lineKind ? exampleLines[lineKind] : `Line ${seed}`;
  },
  notes: { input: { type: 'string', description: 'One item per line.' } },
};

/** The message names the first wrong line by its number. Blank lines are dropped. */
function input({ lineKind }: Field) {
  return severalLines().transform((value, context) => {
    const entries = value.split('\n').map((entry) => (isInvisible(entry) ? '' : entry.replace(/\s+/g, ' ').trim()));
    for (const [index, entry] of entries.entries()) {
      const problem = entry && lineKind ? lineError(lineKind, entry) : null;
      if (!problem) continue;
      context.addIssue({ code: 'custom', message: `Line ${index + 1}, ‘${shorten(entry)}’: ${problem}` });
      return z.NEVER;
    }
    return entries.filter(Boolean).join('\n');
  });
}

const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);
