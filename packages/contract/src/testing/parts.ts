/** The settings of an organization that has every part, for tests. */
export const allParts = {
  ...{ without_stories: false, without_articles: false, without_events: false, without_elections: false },
  ...{ without_podcasts: false, without_gallery: false, without_team: false, without_action_network: false },
  ...{ without_forms: false, without_donations: false },
};
