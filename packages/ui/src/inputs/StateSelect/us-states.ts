/** Names of the 50 states and the District of Columbia. spec 2.2 */
export const usStates: readonly string[] =
  `Alabama,Alaska,Arizona,Arkansas,California,Colorado,Connecticut,Delaware,District of Columbia,Florida,Georgia,Hawaii,
Idaho,Illinois,Indiana,Iowa,Kansas,Kentucky,Louisiana,Maine,Maryland,Massachusetts,Michigan,Minnesota,Mississippi,
Missouri,Montana,Nebraska,Nevada,New Hampshire,New Jersey,New Mexico,New York,North Carolina,North Dakota,Ohio,
Oklahoma,Oregon,Pennsylvania,Rhode Island,South Carolina,South Dakota,Tennessee,Texas,Utah,Vermont,Virginia,Washington,
West Virginia,Wisconsin,Wyoming`.split(/,\s*/);

/**
 * URL of a state's page on vote.gov, the national voter registration.
 * @param state its name, such as 'New York'
 */
export function voteGovHref(state: string): string {
  return `https://vote.gov/register/${state.toLowerCase().replace(/\s+/g, '-')}`;
}
