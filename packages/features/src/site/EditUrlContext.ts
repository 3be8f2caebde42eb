import { createContext } from 'react';

/**
 * URL of the form of the record that the page shows, for people who may edit it. Undefined for visitors, before
 * hydration, and in previews.
 */
export const EditUrlContext = createContext<string | undefined>(undefined);
