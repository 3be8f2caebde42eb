import { Section } from '@porchlight/ui/Section';
import { SeeAll } from '@porchlight/ui/SeeAll';
import { Stack } from '@porchlight/ui/Stack';
import { SubscribeBox } from '@porchlight/ui/SubscribeBox';
import { subscribeUrl, urls } from '../urls/index.ts';
import { SitePageHeader } from './SitePageHeader.tsx';

export interface AnswerPageProps {
  title: string;
  /** One sentence. */
  text: string;
  /** Set when the form was not taken: what was typed stands in it again. */
  email?: string;
  /** Path of the page that the form stood on. @default '/' */
  backPath?: string;
}

/** The page that answers the subscribe form where no script could: the dialog's words, or the form again with what is wrong. */
export function AnswerPage({ title, text, email, backPath = urls.home }: AnswerPageProps) {
  const failed = email !== undefined;
  return (
    <>
      <SitePageHeader
        eyebrow="News from the porch"
        title={title}
        lead={failed ? 'Your address is not on the list yet.' : text}
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
              onSubscribe={nothing}
              onFailure={() => undefined}
            />
          )}
          <SeeAll href={backPath} text={backPath === urls.home ? 'Go to the home page' : 'Back to where you were'} />
        </Stack>
      </Section>
    </>
  );
}

/** No program runs on this page: the form is sent by the browser. */
async function nothing() {}
