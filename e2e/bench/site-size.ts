/** What a site of a benchmark contains. */
export interface SiteSize {
  pages: number;
  redirects: number;
  /** Links in its menus. */
  links: number;
}

/** The address of a page by its number: ten to a folder. */
export const slugOf = (number: number) => `part-${Math.ceil(number / 10)}/page-${number}`;
