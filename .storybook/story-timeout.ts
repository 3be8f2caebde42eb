import { configure } from 'storybook/test';

declare global {
  interface ImportMetaEnv {
    /** How many times slower than usual the machine is; set by the tests. */
    readonly TIME_FACTOR?: string;
  }
}

// A busy machine may take seconds to load a chunk; stories don't measure time.
configure({ asyncUtilTimeout: 15_000 * Number(import.meta.env.TIME_FACTOR ?? 1) });
