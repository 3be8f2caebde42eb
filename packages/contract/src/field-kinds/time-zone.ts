import { z } from '../zod.ts';
import { textFamily } from './families.ts';
import type { FieldKindRules } from './field-kind-rules.ts';
import { line } from './input-schemas.ts';

/** An IANA time zone known to this runtime's `Intl`, such as America/New_York. */
export const timeZoneRules: FieldKindRules = {
  ...textFamily,
  input,
  sortsAs: 'value',
  sample: () => 'America/Chicago',
  notes: { input: { type: 'string', description: 'An IANA time zone, such as `America/New_York`.' } },
};

function input() {
  return line.transform((value, context) => {
    const zone = /^[A-Z][\w+-]*(\/[\w+-]+)*$/i.test(value) ? canonicalZone(value) : null;
    if (zone) return zone;
    context.addIssue({ code: 'custom', message: 'This has to be a time zone such as America/New_York.' });
    return z.NEVER;
  });
}

function canonicalZone(zone: string): string | null {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}
