/** The four programs, in the order of the top bar, on cards. spec 2.1, 2.3 */
export const programCards = [
  {
    title: 'Education & democracy',
    text: 'Civics on Tuesday evenings, land clinics on second Saturdays, and a ride to the polls from your own gate.',
    link: 'page:democratisation',
    linkText: 'Learn with us',
    block: 'north-star',
  },
  {
    title: 'Culture & heritage',
    text: 'Quilts, hymns, recipes and road names, recorded from the people who know them, while there is somebody to ask.',
    link: 'page:heritage',
    linkText: 'Hear what we keep',
    block: 'log-cabin',
    // Those of the site's mark, so that this quilt block looks like the one in the header.
    colors: 'lamplight-7',
  },
  {
    title: 'Health & wellness',
    text: 'Free groceries in {town}[ {every pantry day}]. You choose what goes in the basket, as in any store.',
    link: 'page:health',
    linkText: 'See how it works',
    block: 'basket',
  },
  {
    title: 'Forest service',
    text: 'Paid training in the woods of middle Georgia, with the chainsaw, the drip torch and the clinometer.',
    link: 'page:forestService',
    linkText: 'Find work outdoors',
    block: 'pine-tree',
  },
] as const;
