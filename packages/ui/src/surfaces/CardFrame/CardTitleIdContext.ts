import { createContext } from 'react';

/** The id of the card's title, for the card's `aria-labelledby`; undefined outside a card. Internal to `CardFrame`. */
export const CardTitleIdContext = createContext<string | undefined>(undefined);
