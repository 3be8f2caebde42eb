import type { ResourceName } from './entities.ts';

/** The entities of one record each whose changes a change set stores by itself, as they have no drafts. */
export const settingsInSets: readonly ResourceName[] = ['menus', 'organization'];
