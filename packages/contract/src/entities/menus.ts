import { defineEntity } from '../entity.ts';
import type { Field } from '../fields.ts';
import { menuItemsMax, menuLabelMaxCharacters } from '../limits.ts';

const label = {
  kind: 'text',
  label: 'Label',
  maxCharacters: menuLabelMaxCharacters,
  namesLink: 'link',
  help: 'If this is empty, visitors read the name of the page or record.',
} as const;

/** A row of links. */
const links = {
  kind: 'items',
  itemName: 'link',
  maxItems: menuItemsMax,
  fields: { label, link: { kind: 'link', label: 'Link', required: true } },
} as const satisfies Omit<Field, 'label'>;

/** Links under headings: an entry without a link is the heading of those that follow. */
const outline = {
  kind: 'items',
  itemName: 'entry',
  itemPlural: 'entries',
  isOutline: true,
  maxItems: menuItemsMax,
  fields: {
    label,
    link: { kind: 'link', label: 'Link', help: 'Without a link, the label is the heading of the links that follow.' },
  },
} as const satisfies Omit<Field, 'label'>;

/** The menus of the public pages: one record, id 1. docs/decisions/0162 */
export const siteMenus = defineEntity(
  {
    pages_title: {
      kind: 'text',
      label: 'Name of the page bar',
      required: true,
      maxCharacters: menuLabelMaxCharacters,
      group: 'Page bar',
      help: 'The heading of these links in the menu on phones. Screen readers call the bar by it, too.',
    },
    pages: {
      ...links,
      label: 'Links of the page bar',
      group: 'Page bar',
      help: 'The row below the organization’s name. On phones and tablets they are in the menu.',
    },
    programs_title: {
      kind: 'text',
      label: 'Name of the program bar',
      required: true,
      maxCharacters: menuLabelMaxCharacters,
      group: 'Program bar',
      help: 'The heading of these links in the menu on phones. Screen readers call the bar by it, too.',
    },
    programs: {
      ...links,
      label: 'Links of the program bar',
      group: 'Program bar',
      help: 'The row at the very top. On phones they are in the menu.',
    },
    more: {
      ...outline,
      label: 'More in the menu on phones',
      group: 'Menu on phones and tablets',
      help: 'The menu has the page bar and the program bar, and then these. Those before the first heading follow the links of the page bar.',
    },
    footer: {
      ...outline,
      label: 'Columns of the footer',
      group: 'Footer',
      help: 'Each heading begins a column.',
    },
    news_title: {
      kind: 'text',
      label: 'Heading of the email list',
      required: true,
      maxCharacters: menuLabelMaxCharacters,
      group: 'Footer',
      help: 'Above the box in which visitors enter their email address.',
    },
    notices: {
      ...links,
      label: 'Links beside the copyright',
      group: 'Footer',
      help: 'The last line of every page, such as privacy and accessibility.',
    },
  },
  {
    table: 'menus',
    noun: 'menus',
    listKey: 'all_menus',
    singleKey: 'menus',
    area: 'site',
    singleton: true,
    singular: 'menus',
    plural: 'Menus',
    sidebar: { label: 'Menus', icon: 'menu', group: 'Site' },
    screens: { list: 'menus', one: 'menus' },
    mainField: 'pages_title',
    recordName: 'Menus',
    columns: ['pages_title'],
    defaultSort: 'pages_title',
  },
);
