import { createContext } from 'react';

/** The id by which the title of a card names the card around it; none outside a card. Internal to `CardFrame`. */
export const CardTitleId = createContext<string | undefined>(undefined);
