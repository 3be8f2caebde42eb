import { configure } from 'storybook/test';

// A busy machine may take seconds to load a chunk; stories don't measure time.
configure({ asyncUtilTimeout: 10_000 });
