import { configure } from 'storybook/test';

declare global {
  interface ImportMetaEnv {
    /** How many times slower than usual the machine is; set by the tests. */
    readonly TIME_FACTOR?: string;
  }
}

configure({
  // A busy machine may take seconds to load a chunk; stories don't measure time.
  asyncUtilTimeout: 15_000 * Number(import.meta.env.TIME_FACTOR ?? 1),
  // The default prints the document into every message, also while a query waits: 3 % of the stories' time. A failed test
  // has a screenshot.
  getElementError: (message) => Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
});
