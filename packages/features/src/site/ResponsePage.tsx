import { doorCodeText } from '@porchlight/contract/registrations/check-in-code';
import type { ResponsePageForm } from '@porchlight/contract/rendering';
import { Heading } from '@porchlight/ui/data-display/Heading';
import { QrCode } from '@porchlight/ui/data-display/QrCode';
import { Typography } from '@porchlight/ui/data-display/Typography';
import { ActionForm } from '@porchlight/ui/inputs/ActionForm';
import { QuestionForm } from '@porchlight/ui/inputs/QuestionForm';
import { SubscribeBox } from '@porchlight/ui/inputs/SubscribeBox';
import { Section } from '@porchlight/ui/layout/Section';
import { Stack } from '@porchlight/ui/layout/Stack';
import { SeeAll } from '@porchlight/ui/navigation/SeeAll';
import encodeQR from 'qr';
import { subscribeUrl, urls } from '../urls/index.ts';
import { siteNavigation } from './menus.ts';
import { SitePageHeader } from './SitePageHeader.tsx';

export interface ResponsePageProps {
  title: string;
  /** One sentence: the confirmation, or the error. */
  text: string;
  /** Lines below the sentence. @default none */
  details?: readonly string[];
  /** What people show or read out at a door, below the lines: as a QR code and as text. @default none */
  code?: string;
  /** What the page is about, above the title. @default that of news */
  eyebrow?: string;
  /** The submitted address, if the form was rejected; fills the form again. */
  email?: string;
  /** Path of the page that the form was on. @default '/' */
  backPath?: string;
  /** Text of the link to it. @default says that it leads back */
  backText?: string;
  /** Forms with which people go on. @default none */
  forms?: readonly ResponsePageForm[];
  /** Where people go on to, above the way back. @default none */
  next?: { text: string; href: string };
}

/**
 * Response page of the subscribe form without JavaScript: the dialog's text, or the form again with the error. Also the
 * pages that links in emails of the list open, with their forms.
 */
export function ResponsePage({
  title,
  text,
  details = [],
  code,
  eyebrow = siteNavigation().newsTitle,
  email,
  backPath = urls.home,
  backText = backPath === urls.home ? 'Go to the home page' : 'Back to previous page',
  forms = [],
  next,
}: ResponsePageProps) {
  const failed = email !== undefined;
  return (
    <>
      <SitePageHeader
        eyebrow={eyebrow}
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
          {details.length > 0 && (
            <Stack spacing={1}>
              {details.map((line) => (
                <Typography key={line}>{line}</Typography>
              ))}
            </Stack>
          )}
          {code && (
            <Stack spacing={1}>
              <Typography>{doorCodeText(code)}. Show it on your phone, or read it out.</Typography>
              <QrCode
                modules={encodeQR(code, 'raw', { ecc: 'high', border: 1 })}
                label="QR code. The text above contains the same information"
              />
            </Stack>
          )}
          {forms.map(({ questions, ...form }) =>
            questions ? (
              <Stack key={form.value} spacing={3}>
                <Heading level={2}>{questions.title}</Heading>
                <QuestionForm
                  action={form.action}
                  submitText={form.button}
                  token={form.value}
                  headingLevel={3}
                  questions={questions.questions}
                  answers={questions.answers}
                  errors={questions.errors}
                  message={questions.message}
                />
              </Stack>
            ) : (
              <ActionForm key={form.value} {...form} />
            ),
          )}
          {next && <SeeAll {...next} />}
          <SeeAll href={backPath} text={backText} />
        </Stack>
      </Section>
    </>
  );
}

/** Never called: this page has no JavaScript, so the browser submits the form. */
async function noop() {}
