import { type ComponentPropsWithRef, type ComponentType, createContext } from 'react';

/** What a link component takes: an anchor's attributes with the address in `href`. */
export type LinkComponentProps = ComponentPropsWithRef<'a'> & { href: string };

/** A component that draws an anchor, such as the router's. */
export type LinkComponent = ComponentType<LinkComponentProps> | 'a';

/** The link component of the application around; a plain anchor without one. */
export const LinkContext = createContext<LinkComponent>('a');
