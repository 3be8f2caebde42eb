import { Heading } from '@porchlight/ui/data-display/Heading';
import { type ReactNode, useEffect } from 'react';
import { organization } from '../site/index.ts';
import { FlashMessage } from './FlashMessage.tsx';

export interface DashboardPageProps {
  /** The page's heading; leave it out if the content has its own. */
  title?: string;
  /** Title in the browser's tab. @default the title */
  documentTitle?: string;
  children: ReactNode;
}

/** A screen of the dashboard with its heading, document title and flash message. */
export function DashboardPage({ title, documentTitle = title, children }: DashboardPageProps) {
  useEffect(() => {
    document.title = `${documentTitle} | ${organization.shortName} dashboard`;
  }, [documentTitle]);
  return (
    <>
      {title && (
        <Heading level={1} size={3}>
          {title}
        </Heading>
      )}
      <FlashMessage />
      {children}
    </>
  );
}
