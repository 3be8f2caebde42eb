import type { ResourceName } from '@porchlight/contract/entities';

/** What an empty list says: what is missing, and why people add it. */
export interface EmptyText {
  missing: string;
  why: string;
}

/** The texts by entity; another one gets a sentence with its name. */
export const emptyTexts: Readonly<Partial<Record<ResourceName, EmptyText>>> = {
  actionNetwork: {
    missing: 'No action networks yet.',
    why: 'Add groups and campaigns that visitors can join. They are listed under Action network.',
  },
  article: {
    missing: 'No articles yet.',
    why: 'Add reports and essays, with a PDF if you have one. The latest ones are on the home page.',
  },
  donation: {
    missing: 'No donations yet.',
    why: 'Record gifts here, such as cash and checks. Their sums are on the dashboard’s home.',
  },
  election: {
    missing: 'No elections yet.',
    why: 'Add election days and deadlines. Visitors see the next ones in the election calendar.',
  },
  email: {
    missing: 'No addresses yet.',
    why: 'People add themselves with the form at the foot of the website. You can add or import others.',
  },
  event: {
    missing: 'No events yet.',
    why: 'Add what happens when and where. Visitors see upcoming events first and can add them to their calendar.',
  },
  form: {
    missing: 'No forms yet.',
    why: 'Ask people what you need to know, such as who volunteers for a shift. They fill it in on the website.',
  },
  formEntry: {
    missing: 'No entries yet.',
    why: 'What visitors send with your forms arrives here, and is deleted on the promised day.',
  },
  gallery: {
    missing: 'No pictures yet.',
    why: 'Add photos of your work. Visitors see them in the gallery, the latest first.',
  },
  media: {
    missing: 'No pictures yet.',
    why: 'Every picture that you upload is kept here, with its description, to be used again.',
  },
  page: {
    missing: 'No pages yet.',
    why: 'Add pages of your own, made of sections such as texts, pictures and questions.',
  },
  podcast: {
    missing: 'No podcasts yet.',
    why: 'Upload episodes or link to them. Listeners can subscribe in their podcast app.',
  },
  redirect: {
    missing: 'No redirects yet.',
    why: 'Send visitors of an old web address to the page that replaced it.',
  },
  story: {
    missing: 'No researches yet.',
    why: 'Tell what you found out and whom you met. The latest ones are on the home page.',
  },
  team: {
    missing: 'No team members yet.',
    why: 'Add directors, staff and advisors. Each group has its page.',
  },
  topic: {
    missing: 'No topics yet.',
    why: 'Group articles, events and other records by topic. Each topic has its page.',
  },
};
