import React from 'react';

/**
 * React's development build creates an `Error` with its stack for each of the first 10,000 elements of a second, to name
 * in a warning the line that created it: a sixth of the stories' work. Here that limit is always reached. A warning still
 * names the components.
 */
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: object;
};
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set: () => {},
  configurable: true,
});
