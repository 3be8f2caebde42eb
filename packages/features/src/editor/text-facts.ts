import type { OrganizationFacts } from '@porchlight/contract/organization';
import { fillFacts, organizationTokens } from '@porchlight/contract/organization-tokens';
import { formValueText } from '@porchlight/contract/rich-text-strings';
import type { EntityFormField } from '@porchlight/ui/inputs/EntityForm';

/** The facts that can be inserted into texts, with what visitors read at present. */
export function textFacts(organization: OrganizationFacts): NonNullable<EntityFormField['facts']> {
  return Object.entries(organizationTokens).map(([name, { label, value }]) => ({
    token: `{${name}}`,
    label,
    value: value(organization),
  }));
}

/** What looks like a fact in a text. */
const tokenPattern = /(?<!\{)\{[a-z ]{2,30}\}(?!\})/g;

/** A note on the facts in the form value of a text: what visitors read instead; undefined if there are none. */
export function factRemark(value: string, isLong: boolean, organization: OrganizationFacts): string | undefined {
  if (!value.includes('{')) return undefined;
  const text = formValueText(value);
  const tokens = [...new Set(text.match(tokenPattern))];
  if (tokens.length === 0) return undefined;
  const filled = (token: string) => fillFacts(token, organization);
  const unknown = tokens.filter((token) => filled(token) === token).map((token) => `${token} is not a fact.`);
  const known = tokens.filter((token) => filled(token) !== token);
  if (known.length === 0) return unknown.join(' ');
  const read = isLong
    ? known.map((token) => `${token}: ${filled(token) || 'not set'}`).join('; ')
    : fillFacts(text, organization);
  return [`Visitors read: ${read}`, ...unknown].join(' – ');
}
