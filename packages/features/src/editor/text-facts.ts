import type { OrganizationFacts } from '@porchlight/contract/organization';
import { fillFacts, organizationTokens, tokenPattern, unsetFacts } from '@porchlight/contract/organization-tokens';
import { placeKeys, placeOf } from '@porchlight/contract/places';
import { formValueText } from '@porchlight/contract/rich-text-strings';
import type { EntityFormField } from '@porchlight/ui/inputs/EntityForm';

/** The facts that can be inserted into texts, with what visitors read at present. */
export function textFacts(organization: OrganizationFacts): NonNullable<EntityFormField['facts']> {
  const facts = Object.entries(organizationTokens).filter(([name]) => isOfKnownPlace(name, organization));
  return facts.flatMap(([name, { label, value, isPhrase }]) => {
    const fact = { token: `{${name}}`, label, value: value(organization) };
    if (!isPhrase) return [fact];
    const token = `{${name.charAt(0).toUpperCase()}${name.slice(1)}}`;
    return [fact, { token, label: `${label}: start of a sentence`, value: fillFacts(token, organization) }];
  });
}

/** Whether a fact is offered: there can be eight places, and most organizations have one. */
function isOfKnownPlace(name: string, organization: OrganizationFacts): boolean {
  const key = placeKeys.find((each) => name.includes(`${each} place`));
  return key === undefined || placeOf(organization, key) !== undefined;
}

/** A note on the facts in the form value of a text: what visitors read instead; undefined if there are none. */
export function factRemark(value: string, isLong: boolean, organization: OrganizationFacts): string | undefined {
  if (!value.includes('{')) return undefined;
  const text = formValueText(value);
  const tokens = [...new Set(text.match(tokenPattern))];
  if (tokens.length === 0) return undefined;
  const filled = (token: string) => fillFacts(token, organization);
  const unknown = tokens.filter((token) => filled(token) === token).map((token) => `${token} is not a fact.`);
  const unset = unsetFacts(text, organization).map(unsetRemark);
  const known = tokens.filter((token) => filled(token) !== token);
  if (known.length === 0) return unknown.join(' ');
  const read = isLong
    ? known.map((token) => `${token}: ${filled(token) || 'not set'}`).join('; ')
    : fillFacts(text, organization);
  return [`Visitors read: ${read}`, ...unset, ...unknown].join(' – ');
}

const unsetRemark = (token: string) =>
  `${token} is not set. Put it in square brackets with the words that belong to it, such as [, ${token}], and visitors read neither.`;
