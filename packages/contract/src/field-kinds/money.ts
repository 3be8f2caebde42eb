import { donationMaxAmount } from '../limits.ts';
import { isExactToCent, parseMoney } from '../money.ts';
import { z } from '../zod.ts';
import { parsedBy } from './families.ts';
import type { FieldKindRules } from './field-kind-rules.ts';

/** An amount in the organization's currency, exact to the cent, above zero; always required. */
export const moneyRules: FieldKindRules = {
  input,
  response: () => z.number(),
  stored: 'cents',
  sortsAs: 'value',
  isIndexed: true,
  searchedAs: 'amount',
  dropsInvisible: true,
  fromForm: parsedBy(input),
  problem: ({ required }) => (required ? undefined : 'is money, which can’t be empty: make it required.'),
  sample: () => 25.5,
  notes: {
    input: {
      type: 'number',
      exclusiveMinimum: 0,
      maximum: donationMaxAmount,
      description: 'In US dollars, with at most two decimal places.',
    },
    response: { description: 'In US dollars.' },
  },
};

function input() {
  const message = 'This has to be an amount such as 25 or 25.50.';
  return z.preprocess(
    (value) => (typeof value === 'string' ? parseMoney(value) : value),
    z
      .number(message)
      .positive('This has to be more than zero.')
      .max(donationMaxAmount, `This can be at most ${donationMaxAmount.toLocaleString('en-US')}.`)
      .refine(isExactToCent, {
        error: 'This can have at most two digits after the point.',
      }),
  );
}
