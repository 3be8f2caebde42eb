import { writePermission } from '@porchlight/contract/call-access';
import type { EmailListStatus } from '@porchlight/contract/email-list-calls';
import { otherCalls } from '@porchlight/contract/other-calls';
import { MailingStatus } from '@porchlight/ui/feedback/MailingStatus';
import { useDialogs } from '@porchlight/ui/feedback/useDialogs';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { listKey, reportFailure, sendCall, usePermissionCheck } from '../api/index.ts';
import { failureText } from '../entity/index.ts';
import { askText, isSending, mailingTexts, peopleText } from './mailing-texts.ts';

/** How often the progress is read while emails are being sent, in milliseconds. */
const progressMs = 2000;

const emailListStatusQuery = queryOptions({
  queryKey: ['email list status'],
  queryFn: () => sendCall(otherCalls.emailListStatus),
});

/**
 * Above the email list: whether this website can send emails, how many people have not been asked for consent, the act
 * that asks them, its progress and what came of it.
 */
export function EmailListStatusNotice() {
  const can = usePermissionCheck();
  const client = useQueryClient();
  const dialogs = useDialogs();
  const [isAsking, setIsAsking] = useState(false);
  const { data: status } = useQuery({
    ...emailListStatusQuery,
    refetchInterval: ({ state: { data } }) => (data && isSending(data) ? progressMs : false),
  });
  const texts = status && mailingTexts(status, new Date());
  if (!status || !texts) return null;

  const show = (next: EmailListStatus) => {
    client.setQueryData(emailListStatusQuery.queryKey, next);
    void client.invalidateQueries({ queryKey: listKey('email') });
  };
  const ask = async () => {
    const count = status.to_ask;
    const title = `Ask ${peopleText(count)} for consent?`;
    if (!(await dialogs.confirm(askText(count), { title, cancelText: 'Cancel', okText: `Ask ${peopleText(count)}` })))
      return;
    setIsAsking(true);
    try {
      show(await sendCall(otherCalls.askForConsent, { body: { count } }));
    } catch (error) {
      reportFailure('ask for consent', error);
      void client.invalidateQueries({ queryKey: emailListStatusQuery.queryKey });
      await dialogs.alert(failureText(error), { title: 'This can’t be done' });
    } finally {
      setIsAsking(false);
    }
  };
  const canAsk = status.sends && status.to_ask > 0 && !isSending(status) && can(writePermission('email'));
  return (
    <MailingStatus
      {...texts}
      action={canAsk ? { text: 'Ask for consent', isBusy: isAsking, onAct: () => void ask() } : undefined}
    />
  );
}
