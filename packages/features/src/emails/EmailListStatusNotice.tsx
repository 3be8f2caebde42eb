import { writePermission } from '@porchlight/contract/call-access';
import type { EmailListStatus } from '@porchlight/contract/email-list-calls';
import { otherCalls } from '@porchlight/contract/other-calls';
import { MailingStatus } from '@porchlight/ui/feedback/MailingStatus';
import { useDialogs } from '@porchlight/ui/feedback/useDialogs';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
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
  // Each email that is sent changes the state of an address.
  const sent = JSON.stringify(status?.mailing?.deliveries);
  const sentBefore = useRef<string>(undefined);
  useEffect(() => {
    if (sentBefore.current !== undefined && sentBefore.current !== sent)
      void client.invalidateQueries({ queryKey: listKey('email') });
    sentBefore.current = sent;
  }, [client, sent]);
  const texts = status && mailingTexts(status, new Date());
  if (!status || !texts) return null;

  const show = (next: EmailListStatus) => client.setQueryData(emailListStatusQuery.queryKey, next);
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
