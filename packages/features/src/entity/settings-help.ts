import type { EntityDefinition } from './entity-definition.ts';

/** Help texts of the organization's settings: where each one appears, and its format. */
const settingsHelp: Readonly<Record<string, string>> = {
  name: 'Shown in the header, the footer, page titles, emails, feeds and search results.',
  short_name: 'Shown in the dashboard, and at the start of the breadcrumbs in search results.',
  tagline: 'Shown under the name in the header, and in the title of the home page.',
  description: 'Describe the site in a sentence or two, for search engines, feeds and calendars.',
  banner: 'Shown above every public page, between the two times below. Leave it empty for no banner.',
  banner_from: 'When the banner appears, in the organization’s time zone. If this is empty, it appears at once.',
  banner_until: 'When the banner disappears. If this is empty, it stays until you delete its text.',
  phone: 'Shown in the footer, on Contact and on every center’s page.',
  second_phone: 'Shown under the first one, on Contact and on every center’s page.',
  email: 'Shown in the footer, on Contact, on every center’s page and in podcast feeds.',
  street:
    'The first line of the address, shown in the footer, on Contact, on every center’s page and in search results.',
  city: 'Shown in the address, and wherever pages name the town.',
  region: 'Shown in the address, after the city.',
  postal_code: 'Shown in the address, after the state.',
  country: 'Two letters, such as US. Used by search engines.',
  time_zone:
    'Used for times on every page, in calendars, forms and totals. Choose one of the list, such as America/New_York, or type Central Time.',
  places:
    'Where people find you, the main place first. Pages show the hours of the place that they choose, texts can name it, and search results show all of them.',
  exceptions: 'Shown under the hours of every place from 60 days before, and in search results.',
  donate_url:
    'Where every Donate button leads. If this is empty, they lead to the page Ways to give; while that is not public, there is no Donate button.',
  donate_monthly_url: 'Where ‘Give every month’ on Ways to give leads. If this is empty, it is not shown.',
  donate_parameter:
    'The name of the amount in the donation page’s web address, such as amount. If this is empty, the chosen amount is not passed on.',
  donate_amounts: 'Shown as cards on Ways to give. One line per card: 25 A box of groceries.',
  tax_number: 'Shown in letters of thanks and yearly statements: the EIN, such as 58-1234567.',
  letter_thanks:
    'The beginning of letters of thanks and yearly statements. If this is empty: Thank you for your gift, with your name.',
  letter_signature:
    'The end of letters of thanks and yearly statements: who signs, and as what. If this is empty, your name.',
  social:
    'Shown as icons in the header, in the footer and where a page shows the contact details. One link per line, to Facebook, Instagram, YouTube, LinkedIn or X.',
  logo: 'Shown beside the name in the header, in the browser’s tab and on phones’ home screens, in emails and in search results. A square PNG, WebP or JPEG of at least 64 pixels works best; an SVG has to be saved as a PNG first. Without one, a pattern or the first letter of your name is shown.',
  logo_dark:
    'Shown in the header on a dark background. Leave it empty if the logo is easy to see on light and dark backgrounds.',
  primary_color:
    'Links and main buttons; the background gets a touch of it. Choose it for the light scheme: the dark scheme gets a lighter shade. If this is empty, it is indigo.',
  accent_color:
    'The Donate button. Choose it for the light scheme: the dark scheme gets a lighter shade. If this is empty, it is dark red.',
  heading_typeface: 'Visitors load nothing for a typeface of their own device.',
  text_typeface: 'For everything except headings.',
  pattern:
    'Shown in place of missing pictures, at the edges of header and footer, and on the pictures of shared links. Plain shows bands of your colors instead of quilt blocks.',
  corners: 'The corners of buttons, fields, cards and pictures.',
  without_stories:
    'What is switched off is left out of menus, search, sitemap, feeds and the dashboard, and its pages answer that there is nothing. Nothing is deleted: it is all there when you switch it on again.',
  checks_links:
    'Off until you choose it, since the server then sends requests to other websites: one for each link on public pages, once a week. Links that don’t work are listed under Broken links.',
  search_words:
    'A search for one of these words or phrases finds the others too. One group per line, with commas between: groceries, food bank, food pantry.',
  counts_searches:
    'Off until you choose it. What visitors searched for and didn’t find is then listed under Searches without results: words and numbers, nothing about the visitors. Say so on your privacy page.',
  share_picture:
    'Shown when someone shares a link to the home page. Without one, it is a picture with your name, drawn in your colors.',
};

/** Adds the help texts to the settings' definition; kept apart so that only the settings' form loads them. */
export function withSettingsHelp(definition: EntityDefinition): EntityDefinition {
  const fields = Object.entries(definition.fields).map(([name, field]) => {
    const help = settingsHelp[name];
    return [name, help ? { ...field, help } : field] as const;
  });
  return { ...definition, fields: Object.fromEntries(fields) };
}
