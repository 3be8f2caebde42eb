import type { PageRecord } from '@porchlight/contract/entities';
import { fillFacts } from '@porchlight/contract/organization-tokens';
import { hasCountdown } from '@porchlight/contract/site-pages';
import { Breadcrumbs } from '@porchlight/ui/navigation/Breadcrumbs';
import { organization, SitePageHeader } from '../site/index.ts';
import { urls } from '../urls/index.ts';
import { CountdownEffects } from './CountdownEffects.tsx';
import { PageSections } from './PageSections.tsx';
import { pagePath, parentsOf } from './page-head.ts';

/** The content of a page made of sections. Without a section that has its heading, the page's title is the heading. */
export function PageDetail({ record }: { record: PageRecord }) {
  const parents = parentsOf(record);
  const title = fillFacts(record.title, organization);
  const breadcrumbs = parents.length > 0 && (
    <Breadcrumbs
      items={[{ text: 'Home', href: urls.home }, ...parents]}
      current={fillFacts(record.menu_label, organization) || title}
    />
  );
  return (
    <>
      {hasCountdown(record.slug) && <CountdownEffects />}
      <PageSections
        sections={record.sections}
        facts={record.sections_facts}
        breadcrumbs={breadcrumbs}
        header={<SitePageHeader title={title} breadcrumbs={breadcrumbs} seed={pagePath(record)} />}
      />
    </>
  );
}
