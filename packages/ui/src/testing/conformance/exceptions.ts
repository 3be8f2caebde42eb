/** A requirement of the conformance suite. */
export type Requirement = 'root' | 'texts' | 'hydration' | 'letters';

/**
 * Components that can't meet a requirement, each with the reason. The suite still runs the check and fails if it
 * passes, so that outdated entries are removed.
 */
export const exceptions: Readonly<Record<string, Partial<Record<Requirement, string>>>> = {
  CsvImport: {
    letters:
      'A table of a file’s lines, what is wrong with each beside it: three columns are too narrow for whole words.',
  },
  StepsSection: {
    letters:
      'The button of a PDF stands beside the number of its step: a phone of 320 px has no room left for two icons and a long word.',
  },
  TopBar: {
    letters:
      'Search, Donate, the switch of colors and the menu stand on one line, and a phone of 320 px has no second one.',
  },
  DashboardShell: {
    letters: 'The bar is one line high: an organization’s long name has what its buttons leave.',
  },
};
