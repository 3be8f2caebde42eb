import type { ResourceName } from '../packages/contract/src/entities.ts';
import { samplePdf } from './sample-pdf.ts';

/** What a journey through a resource's dashboard screens has to know of it. A resource without a row is a type error. */
export interface DashboardResource {
  /** Last segment of its list's address. */
  list: string;
  /** What follows `create-`, `edit-` and `show-`. */
  noun: string;
  /** 'action network', as in 'Create action network'. */
  singular: string;
  /** Heading of its list. */
  plural: string;
  /** Label of the field that names a record. */
  main: string;
  /** What its other fields are given, by their labels. */
  fields?: Record<string, string>;
  /** Label of the field that takes a file, and the file. */
  file?: { label: string; kind: 'picture' | 'pdf' };
  /** Words of the edit form's button. */
  update?: string;
  /** Last segment of the address that an edit leads to. */
  edited?: string;
}

const picture = { label: 'Image', kind: 'picture' } as const;

/** The eleven resources as the dashboard names them. */
export const dashboardResources: Record<ResourceName, DashboardResource> = {
  user: {
    list: 'users',
    noun: 'user',
    singular: 'user',
    plural: 'Users',
    main: 'Username',
    fields: { Password: 'three quilts on one rail' },
  },
  story: {
    list: 'researches',
    noun: 'research',
    singular: 'story',
    plural: 'Researches',
    main: 'Title',
    file: picture,
  },
  article: {
    list: 'articles',
    noun: 'article',
    singular: 'article',
    plural: 'Articles',
    main: 'Title',
    file: { label: 'Upload pdf', kind: 'pdf' },
    update: 'Update Research',
  },
  donation: {
    list: 'donations',
    noun: 'donation',
    singular: 'donation',
    plural: 'Donations',
    main: 'Email',
    fields: { Amount: '25.50' },
  },
  gallery: {
    list: 'galleries',
    noun: 'gallery',
    singular: 'gallery picture',
    plural: 'Gallery',
    main: 'Title',
    file: picture,
  },
  podcast: {
    list: 'podcasts',
    noun: 'podcast',
    singular: 'podcast',
    plural: 'Podcasts',
    main: 'Title',
    fields: { Link: 'https://example.org/listen' },
    file: picture,
  },
  event: { list: 'events', noun: 'event', singular: 'event', plural: 'Events', main: 'Title', file: picture },
  election: {
    list: 'elections',
    noun: 'election',
    singular: 'election',
    plural: 'Elections',
    main: 'Title',
    file: picture,
  },
  email: { list: 'emails', noun: 'email', singular: 'email', plural: 'Email list', main: 'Email' },
  team: {
    list: 'teams',
    noun: 'team',
    singular: 'team member',
    plural: 'Team',
    main: 'Name',
    fields: { Type: 'Director' },
    file: picture,
  },
  actionNetwork: {
    list: 'action-networks',
    noun: 'action-network',
    singular: 'action network',
    plural: 'Action networks',
    main: 'Title',
    fields: { Link: 'https://example.org' },
    file: picture,
    edited: 'actionNetworks',
  },
};

/** One dark pixel, as small as a PNG gets. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A file of the kind that a field takes. */
export async function sampleFile(kind: 'picture' | 'pdf') {
  return kind === 'pdf'
    ? { name: 'minutes.pdf', mimeType: 'application/pdf', buffer: await samplePdf('Minutes') }
    : { name: 'porch.png', mimeType: 'image/png', buffer: pixel };
}
