import { EmptyState } from '@porchlight/ui/feedback/EmptyState';
import { ContentCards, PagedCards, pagedPage } from '../records/index.ts';
import { organization, SitePageHeader } from '../site/index.ts';
import { urls } from '../urls/index.ts';
import { formCard, formList } from './form.view.ts';

/** All forms, page by page. */
export function Component() {
  return (
    <>
      <SitePageHeader title="Forms" eyebrow="To fill in here" seed="forms" />
      <PagedCards
        list={formList}
        label="All forms"
        title="The list of forms"
        empty={<EmptyState text="There are no forms right now." />}
      >
        {(forms) => <ContentCards kind="story" headingLevel={2} isAtTop records={forms} card={formCard} />}
      </PagedCards>
    </>
  );
}

export const page = pagedPage(formList, {
  lists: ['form'],
  head: () => ({
    title: 'Forms',
    description: `Forms of ${organization.name} to fill in online.`,
    canonicalPath: urls.forms,
    quilt: { seed: 'forms' },
  }),
});
