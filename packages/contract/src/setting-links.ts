/** Links to what the organization's settings say. Plain code without schemas, since public pages load it. */

import { phoneHref } from './phone-href.ts';

/** What is read of `OrganizationFacts`, which can't be imported here: its modules import those of links. */
interface LinkSettings {
  email: string;
  phone: string;
  donateUrl: string;
  donateMonthlyUrl: string;
  social: readonly { network: string; href: string }[];
}

interface SettingLink {
  /** 'Our email address', in the list of settings to choose from. */
  label: string;
  /** '' if the setting is empty. */
  address: (settings: LinkSettings) => string;
  /** A subject may follow, as in `email?subject=Forestry`. */
  hasSubject?: true;
}

/** What a link can lead to, by the name that is stored: `setting:donate`. */
const settingLinks: ReadonlyMap<string, SettingLink> = new Map([
  ['email', { label: 'Our email address', address: ({ email }) => email && `mailto:${email}`, hasSubject: true }],
  ['phone', { label: 'Our telephone', address: ({ phone }) => phone && phoneHref(phone) }],
  ['donate', { label: 'Donate once', address: ({ donateUrl }) => donateUrl }],
  ['donateMonthly', { label: 'Donate every month', address: ({ donateMonthlyUrl }) => donateMonthlyUrl }],
  [
    'youtube',
    {
      label: 'Our YouTube channel',
      address: ({ social }) => social.find(({ network }) => network === 'youtube')?.href ?? '',
    },
  ],
]);

/** The names of the settings that a link can lead to, in the order in which they are offered. */
export const settingLinkNames: readonly string[] = [...settingLinks.keys()];

/**
 * Splits what follows `setting:` into the name of the setting and the subject of the email, which is '' for none;
 * undefined if no link can lead there.
 */
export function settingParts(rest: string): { name: string; subject: string } | undefined {
  const [, name = '', subject] = /^(\w+)(?:\?subject=([^\s&<>"#]*))?$/.exec(rest) ?? [];
  const setting = settingLinks.get(name);
  if (!setting || (subject !== undefined && !setting.hasSubject)) return undefined;
  try {
    return { name, subject: decodeURIComponent(subject ?? '') };
  } catch {
    return undefined;
  }
}

/** Joins the name of a setting and the subject of an email to what follows `setting:`. */
export function joinedSetting({ name, subject }: { name: string; subject: string }): string {
  return subject && takesSubject(name) ? `${name}?subject=${encodeURIComponent(subject)}` : name;
}

/** Whether a link to a setting can have a subject. */
export const takesSubject = (name: string): boolean => settingLinks.get(name)?.hasSubject ?? false;

/** The name of what a link to a setting leads to; undefined where there is none. @param rest what follows `setting:` */
export function settingLinkName(rest: string): string | undefined {
  return settingLinks.get(settingParts(rest)?.name ?? '')?.label;
}

/** The address that a link to a setting leads to; undefined if the setting is empty. @param rest what follows `setting:` */
export function settingAddress(rest: string, settings: LinkSettings): string | undefined {
  const { name = '', subject = '' } = settingParts(rest) ?? {};
  const address = settingLinks.get(name)?.address(settings);
  return address ? address + (subject && `?subject=${encodeURIComponent(subject)}`) : undefined;
}
