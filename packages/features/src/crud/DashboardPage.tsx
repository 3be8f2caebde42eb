import { Heading } from '@porchlight/ui/Heading';
import { type ReactNode, useEffect } from 'react';
import { organization } from '../site/index.ts';
import { FlashMessage } from './FlashMessage.tsx';

export interface DashboardPageProps {
  /** The page's heading; left out where the content brings its own. */
  title?: string;
  /** Words for the browser's tab. @default the title */
  documentTitle?: string;
  children: ReactNode;
}

/** A screen of the dashboard: its heading, and its name in the browser's tab. */
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
