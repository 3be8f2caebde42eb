import type { ResourceName } from '@porchlight/contract/entities';
import type { Field } from '@porchlight/contract/fields';

/** The tabs of long forms: which groups of fields each has, and fields by their names. */
const tabs: Readonly<Partial<Record<ResourceName, Readonly<Record<string, readonly string[]>>>>> = {
  organization: {
    Identity: ['Identity', 'Banner'],
    Look: ['Look', 'logo', 'logo_dark', 'share_picture'],
    Contact: ['Contact'],
    'Places and hours': ['Places', 'Hours'],
    Giving: ['Donations', 'Letters to donors'],
    Social: ['Social media'],
    Advanced: ['Parts', 'Search', 'Links'],
  },
};

/** The fields of a form in the order of its tabs. */
export function inTabOrder<NamedField extends Field & { name: string }>(
  resource: ResourceName,
  fields: readonly NamedField[],
): readonly NamedField[] {
  const order = Object.values(tabs[resource] ?? {}).flat();
  const rankOf = ({ name, group = '', about = '' }: NamedField) =>
    Math.max(...[name, group, about].map((key) => order.indexOf(key)));
  return fields.toSorted((a, b) => rankOf(a) - rankOf(b));
}

/** Label of the tab of a field in its form; undefined for a form without tabs. */
export function formTabOf(
  resource: ResourceName,
  { name, group, about }: Field & { name: string },
): string | undefined {
  const byTab = Object.entries(tabs[resource] ?? {});
  const keys = [name, group, about];
  return (byTab.find(([, members]) => members.some((member) => keys.includes(member))) ?? byTab.at(-1))?.[0];
}
