import { type SwitchableMail, switchableMails } from '@porchlight/contract/account-calls';
import { otherCalls } from '@porchlight/contract/other-calls';
import { keysOf } from '@porchlight/contract/records-by-key';
import { ShortForm } from '@porchlight/ui/inputs/ShortForm';
import { SettingCard } from '@porchlight/ui/surfaces/SettingCard';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { myAccountQuery, sendCall } from '../api/index.ts';
import { useFormErrors } from '../auth/index.ts';
import { StatusLine } from './StatusLine.tsx';

const kinds = keysOf(switchableMails);

/** Which emails the signed-in user gets. @param muted the kinds that are switched off */
export function MyMails({ muted }: { muted: readonly SwitchableMail[] }) {
  const [formErrors, run] = useFormErrors();
  const client = useQueryClient();
  const [count, setCount] = useState(0);
  return (
    <SettingCard
      title="Emails from the dashboard"
      summary={mailsText(kinds.length - muted.length)}
      footer={<StatusLine text={count > 0 ? 'Saved.' : ''} count={count} />}
    >
      {(close) => (
        <ShortForm
          key={muted.join(' ')}
          label="Emails from the dashboard"
          fields={kinds.map((kind) => ({
            ...{ name: kind, label: switchableMails[kind], kind: 'checkbox', required: false },
            defaultValue: muted.includes(kind) ? '' : 'true',
          }))}
          submitLabel="Save"
          busyLabel="Saving…"
          onSubmit={async (values) => {
            const muted_mails = kinds.filter((kind) => !values[kind]);
            const save = () => sendCall(otherCalls.changeMyMails, { body: { muted_mails } });
            if (!(await run('choose the emails', save))) return;
            setCount(count + 1);
            close();
            await client.invalidateQueries({ queryKey: myAccountQuery.queryKey });
          }}
          {...formErrors}
        />
      )}
    </SettingCard>
  );
}

/** What is switched on; emails about the account itself always are. */
function mailsText(count: number): string {
  if (count === 0) return 'Only about your account';
  return count === kinds.length ? 'All' : `${count} of ${kinds.length} kinds`;
}
