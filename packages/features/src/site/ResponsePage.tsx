import type { ResponsePageForm } from '@porchlight/contract/rendering';
import { ActionForm } from '@porchlight/ui/inputs/ActionForm';
import { SubscribeBox } from '@porchlight/ui/inputs/SubscribeBox';
import { Section } from '@porchlight/ui/layout/Section';
import { Stack } from '@porchlight/ui/layout/Stack';
import { SeeAll } from '@porchlight/ui/navigation/SeeAll';
import { subscribeUrl, urls } from '../urls/index.ts';
import { siteNavigation } from './menus.ts';
import { SitePageHeader } from './SitePageHeader.tsx';

export interface ResponsePageProps {
  title: string;
  /** One sentence: the confirmation, or the error. */
  text: string;
  /** The submitted address, if the form was rejected; fills the form again. */
  email?: string;
  /** Path of the page that the form was on. @default '/' */
  backPath?: string;
  /** Forms with which people go on. @default none */
  forms?: readonly ResponsePageForm[];
  /** Where people go on to, above the way back. @default none */
  next?: { text: string; href: string };
}

/**
 * Response page of the subscribe form without JavaScript: the dialog's text, or the form again with the error. Also the
 * pages that links in emails of the list open, with their forms.
 */
export function ResponsePage({ title, text, email, backPath = urls.home, forms = [], next }: ResponsePageProps) {
  const failed = email !== undefined;
  return (
    <>
      <SitePageHeader
        eyebrow={siteNavigation().newsTitle}
        title={title}
        lead={failed ? 'Your address was not added to the list.' : text}
        seed="subscribe"
        block="friendship-star"
      />
      <Section spacing="none" width="prose">
        <Stack spacing={4}>
          {failed && (
            <SubscribeBox
              id="again"
              action={subscribeUrl}
              defaultValue={email}
              error={text}
              onSubscribe={noop}
              onFailure={() => undefined}
            />
          )}
          {forms.map((form) => (
            <ActionForm key={form.value} {...form} />
          ))}
          {next && <SeeAll {...next} />}
          <SeeAll href={backPath} text={backPath === urls.home ? 'Go to the home page' : 'Back to previous page'} />
        </Stack>
      </Section>
    </>
  );
}

/** Never called: this page has no JavaScript, so the browser submits the form. */
async function noop() {}
