/** External links to work with the Forest Service. spec 2.2 */
export const forestLinks = {
  jobs: 'https://www.fs.usda.gov/working-with-us/jobs',
  internships: 'https://www.fs.usda.gov/working-with-us/opportunities-for-young-people',
} as const;
