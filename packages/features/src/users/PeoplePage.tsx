import type { UnsentEmail } from '@porchlight/contract/account-calls';
import { formatShortDate } from '@porchlight/contract/dates';
import type { AnyRecord } from '@porchlight/contract/entity';
import { accountLinkHours } from '@porchlight/contract/limits';
import { ErrorMessage } from '@porchlight/ui/feedback/ErrorMessage';
import { Snackbar } from '@porchlight/ui/feedback/Snackbar';
import { useCallback, useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { usePermissionCheck } from '../api/index.ts';
import type { EntityDefinition } from '../entity/index.ts';
import { RecordListPage } from '../list/index.ts';
import { useRunningNow } from '../site/index.ts';
import { UnsentEmails } from './UnsentEmails.tsx';
import { usePeople } from './usePeople.ts';

const noEmails: readonly UnsentEmail[] = [];

/**
 * The list of users with pending invitations among them: inviting someone is its main action, and the menu of a row sends
 * an invitation again, cancels it, and removes lost second factors. Below it are the emails that were not sent.
 */
export function PeoplePage({ definition }: { definition: EntityDefinition }) {
  const can = usePermissionCheck();
  const people = usePeople();
  const now = useRunningNow();
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const invite = useEffectEvent(() => {
    // Reloading the page does not open the dialog again.
    void navigate(pathname + search, { replace: true });
    if (can('write accounts')) void people.invite();
  });
  useEffect(() => {
    if (hash === '#invite') invite();
  }, [hash]);
  const { emails = noEmails } = people;
  useEffect(() => {
    if (hash === '#unsent-emails' && emails.length > 0) document.getElementById('unsent-emails')?.scrollIntoView();
  }, [hash, emails]);
  const note = useCallback((record: AnyRecord) => contactNote(record, now), [now]);
  return (
    <>
      <RecordListPage
        definition={definition}
        primaryAction={{ label: 'Invite', onClick: () => void people.invite() }}
        menuItems={people.menuItems}
        note={note}
      >
        {people.error && (
          <ErrorMessage
            text="The links of invitations and emails that were not sent can’t be loaded right now."
            onRetry={people.retry}
          />
        )}
        <UnsentEmails emails={emails} />
      </RecordListPage>
      <Snackbar open={people.message !== ''} message={people.message} onDismiss={people.dismiss} />
    </>
  );
}

/** Until when the link of an invitation works, and where the person is written to. */
function contactNote({ email, access, invited_at }: AnyRecord, now: Date): string {
  return [access === 'invited' && invited_at && linkNote(String(invited_at), now), email].filter(Boolean).join(' · ');
}

function linkNote(invitedAt: string, now: Date): string {
  const end = new Date(new Date(invitedAt).getTime() + accountLinkHours.invitation * 60 * 60 * 1000);
  if (end <= now) return 'Link expired';
  return `Link works until ${formatShortDate(end.toISOString(), { now, withTime: true })}`;
}
