import { type ComponentPropsWithRef, type ComponentType, createContext } from 'react';

/** Props of a link component: those of an anchor, with the URL in `href`. */
export type LinkComponentProps = ComponentPropsWithRef<'a'> & { href: string };

/** A component that renders an anchor, such as the router's link. */
export type LinkComponent = ComponentType<LinkComponentProps> | 'a';

/** The application's link component; a plain anchor by default. */
export const LinkContext = createContext<LinkComponent>('a');
