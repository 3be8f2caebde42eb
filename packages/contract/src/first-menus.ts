/** The menus of a new database. A link without a label has the name of its page. spec 1, 2.3 */
const pages = [
  { label: 'Who we are', link: 'page:whoWeAre' },
  { label: 'What we do', link: 'page:whatWeDo' },
  { label: 'How we work', link: 'page:howWeWork' },
  { label: 'Stories', link: 'page:stories' },
  { label: 'Articles', link: 'page:articles' },
  { label: 'Events', link: 'page:events' },
  { label: 'Elections', link: 'page:elections' },
  { label: 'Podcasts', link: 'page:podcasts' },
  { label: 'Gallery', link: 'page:gallery' },
  { label: 'Resources', link: 'page:resources' },
  { label: 'Vote', link: 'page:vote' },
  { label: 'Kenya', link: 'page:kenya' },
  { label: 'Action network', link: 'page:actionNetwork' },
];

const programs = [
  { label: 'Education & democracy', link: 'page:democratisation' },
  { label: 'Culture & heritage', link: 'page:heritage' },
  { label: 'Health & wellness', link: 'page:health' },
  { label: 'Forest service', link: 'page:forestService' },
];

const centers = [
  { label: '', link: 'page:democracyCenter' },
  { label: '', link: 'page:foodPantry' },
  { label: '', link: 'page:porch' },
  { label: '', link: 'page:interfaithCenter' },
];

const morePages = [
  { label: 'Our centers', link: 'page:divisions' },
  { label: 'Ways to give', link: 'page:donate' },
  { label: 'Contact', link: 'page:contact' },
  { label: 'Search', link: 'page:search' },
];

const heading = (label: string) => ({ label, link: '' });

/** The fields of the record of `menus` in a new database. */
export const firstMenus = {
  pages_title: 'Pages',
  pages,
  programs_title: 'Programs',
  programs,
  more: [...morePages, heading('Centers'), ...centers],
  footer: [heading('Programs'), ...programs, ...centers, heading('Pages'), ...pages, ...morePages],
  news_title: 'News from the porch',
  notices: [
    { label: 'Privacy', link: 'page:privacy' },
    { label: 'Accessibility', link: 'page:accessibility' },
  ],
};

const ofAnyone = ['whoWeAre', 'whatWeDo', 'events', 'stories', 'contact'].map((key) => ({
  label: '',
  link: `page:${key}`,
}));
const alsoOfAnyone = ['donate', 'search'].map((key) => ({ label: '', link: `page:${key}` }));

/** The menus of a site that begins empty: what most organizations have, by the names that their pages get. */
export const emptyMenus: typeof firstMenus = {
  ...firstMenus,
  pages: ofAnyone,
  programs: [],
  more: alsoOfAnyone,
  footer: [heading('Pages'), ...ofAnyone, ...alsoOfAnyone],
  news_title: 'News by email',
  notices: ['privacy', 'accessibility'].map((key) => ({ label: '', link: `page:${key}` })),
};
