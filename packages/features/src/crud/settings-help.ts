import type { EntityDefinition } from './entity-definition.ts';

/** Help texts of the organization's settings: where each one appears, and its format. */
const settingsHelp: Readonly<Record<string, string>> = {
  name: 'In the header, the footer, page titles, mails, feeds and search results.',
  short_name: 'In the dashboard, and at the beginning of the way that search results show.',
  tagline: 'Under the name in the header, and in the title of the start page.',
  description: 'What search engines, feeds and calendars say of the whole site, in a sentence or two.',
  banner: 'Above every public page, between the two moments below. Empty, there is none.',
  banner_from: 'When the banner appears, in the organization’s time zone. Empty, at once.',
  banner_until: 'When the banner goes. Empty, it stays until you take its text away.',
  phone: 'In the footer, on Contact and on every center’s page.',
  second_phone: 'Under the first one, on Contact and on every center’s page.',
  email: 'In the footer, on Contact, on every center’s page and in podcast feeds.',
  street: 'The first line of the address: footer, Contact, centers, search results.',
  city: 'In the address, and wherever pages name the town.',
  region: 'In the address, behind the city.',
  postal_code: 'In the address, behind the state.',
  country: 'Two letters such as US, for search engines.',
  time_zone: 'Times on every page, in calendars, forms and totals. Such as America/New_York.',
  democracy_center: 'The center’s name in menus, the footer and on its page.',
  food_pantry: 'The center’s name in menus, the footer and on its page.',
  porch: 'The center’s name in menus, the footer and on its page.',
  interfaith_center: 'The center’s name in menus, the footer and on its page.',
  reading_room_hours:
    'On Contact, Our centers, the democracy center’s page and in search results. One line for some days: Tuesday-Saturday 10:00-18:00.',
  pantry_hours: 'On Our centers, the pantry’s page and in search results. One line for some days: Monday 09:00-17:00.',
  porch_hours: 'On Our centers, the heritage center’s page and in search results. One line for some days.',
  exceptions:
    'Under all hours from 60 days before, and in search results. One line a day: 2026-12-25 closed Christmas, or 2026-12-24 10:00-14:00.',
  donate_url: 'Where every Donate button leads. Empty, to our own page Ways to give.',
  donate_monthly_url: 'Where ‘Give every month’ on Ways to give leads. Empty, it is not there.',
  donate_parameter:
    'What the donation page calls the amount in its address, such as amount. Empty, no amount is carried along.',
  donate_amounts: 'The cards on Ways to give. One line each: 25 A box of groceries.',
  social:
    'The signs in the header, the footer and on the page of Kenya. One link a line, to Facebook, Instagram, YouTube, LinkedIn or X.',
  logo: 'In the header beside the name, and in search results; a square one fits best. Without one, our lit window.',
  share_picture: 'What a link to the start page shows elsewhere. Without one, our porch at dusk.',
};

/** Adds the help texts to the settings' definition; kept apart so that only the settings' form loads them. */
export function withSettingsHelp(definition: EntityDefinition): EntityDefinition {
  const fields = Object.entries(definition.fields).map(([name, field]) => {
    const help = settingsHelp[name];
    return [name, help ? { ...field, help } : field] as const;
  });
  return { ...definition, fields: Object.fromEntries(fields) };
}
