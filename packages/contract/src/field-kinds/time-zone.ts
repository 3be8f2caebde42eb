import { z } from '../zod.ts';
import { textFamily } from './families.ts';
import type { FieldKindRules } from './field-kind-rules.ts';
import { line } from './input-schemas.ts';

/** What people call the zones of the United States. */
const usualNames: Readonly<Record<string, string>> = {
  eastern: 'America/New_York',
  central: 'America/Chicago',
  mountain: 'America/Denver',
  arizona: 'America/Phoenix',
  pacific: 'America/Los_Angeles',
  alaska: 'America/Anchorage',
  hawaii: 'Pacific/Honolulu',
};

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
    const named = usualNames[value.toLowerCase().replace(/ (standard |daylight )?time$/, '')] ?? value;
    const zone = /^[A-Z][\w+-]*(\/[\w+-]+)*$/i.test(named) ? canonicalZone(named) : null;
    if (zone) return zone;
    context.addIssue({
      code: 'custom',
      message: 'This has to be a time zone such as America/New_York or Central Time.',
    });
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
