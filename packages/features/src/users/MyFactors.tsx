import type { OwnFactors as Factors, TotpResponse } from '@porchlight/contract/account-calls';
import { formatLongDate } from '@porchlight/contract/dates';
import { otherCalls } from '@porchlight/contract/other-calls';
import { ItemList } from '@porchlight/ui/data-display/ItemList';
import { Typography } from '@porchlight/ui/data-display/Typography';
import { ErrorMessage } from '@porchlight/ui/feedback/ErrorMessage';
import { useDialogs } from '@porchlight/ui/feedback/useDialogs';
import { Button } from '@porchlight/ui/inputs/Button';
import { SettingCard } from '@porchlight/ui/surfaces/SettingCard';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { myAccountQuery, sendCall, sessionKey } from '../api/index.ts';
import { useFormErrors } from '../auth/index.ts';
import { AuthenticatorSetup } from './AuthenticatorSetup.tsx';
import { MyPasskeys } from './MyPasskeys.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { StatusLine } from './StatusLine.tsx';

interface MyFactorsProps {
  factors: Factors;
  /** Whether the account has to have a second factor and has none yet. */
  isDue: boolean;
}

/** The signed-in user's second factors: authenticator app, recovery codes and passkeys. */
export function MyFactors({ factors, isDue }: MyFactorsProps) {
  const client = useQueryClient();
  const [formErrors, run] = useFormErrors();
  const [setup, setSetup] = useState<TotpResponse | null>(null);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [status, setStatus] = useState('');
  const dialogs = useDialogs();
  const refresh = () =>
    Promise.all([myAccountQuery.queryKey, sessionKey].map((queryKey) => client.invalidateQueries({ queryKey })));
  const show = async (newCodes: readonly string[], message: string) => {
    setSetup(null);
    setCodes(newCodes);
    setStatus(message);
    await refresh();
  };
  const remove = async () => {
    const isConfirmed = await dialogs.confirm(
      'Unless you have another second factor, your password alone will open your account. Your recovery codes are removed too.',
      { title: 'Remove the app?', cancelText: 'Keep app', okText: 'Remove app' },
    );
    if (isConfirmed && (await run('remove the app', () => sendCall(otherCalls.removeTotp))))
      await show([], 'The app was removed.');
  };

  const { totp_since: since, recovery_codes: left } = factors;
  return (
    <>
      <SettingCard
        title="Authenticator app"
        summary={since ? `On since ${formatLongDate(since)}` : 'Off: your password alone opens your account'}
        openLabel={since ? 'Change' : 'Set up'}
        defaultOpen={isDue || codes.length > 0}
        footer={
          <>
            <StatusLine text={status} />
            {formErrors.error && <ErrorMessage text={formErrors.error} />}
            {codes.length > 0 && (
              <RecoveryCodes codes={codes} onDone={() => show([], 'The recovery codes are hidden.')} />
            )}
          </>
        }
      >
        {() => (
          <>
            {since !== null && (
              <ItemList
                label="Second factors"
                items={[
                  {
                    id: 'totp',
                    title: 'Authenticator app',
                    lines: [`Since ${formatLongDate(since, { withTime: true })}`, `${left} recovery codes left.`],
                    actions: [
                      {
                        label: 'New recovery codes',
                        onClick: async () => {
                          await run('make recovery codes', async () =>
                            show(
                              (await sendCall(otherCalls.renewRecoveryCodes)).recovery_codes,
                              'Your old recovery codes no longer work.',
                            ),
                          );
                        },
                      },
                      { label: 'Remove', onClick: remove },
                    ],
                  },
                ]}
              />
            )}
            {since === null && setup && (
              <AuthenticatorSetup
                setup={setup}
                onDone={(newCodes) => show(newCodes, 'The app is set up. Your other sessions have ended.')}
                onCancel={() => setSetup(null)}
              />
            )}
            {since === null && !setup && (
              <>
                <Typography color="textSecondary">
                  With an authenticator app on your phone, such as Aegis, 2FAS or Google Authenticator, nobody can open
                  your account with your password alone.
                </Typography>
                <div>
                  <Button
                    variant="outlined"
                    size="small"
                    onClick={() =>
                      void run('start to set up an authenticator app', async () =>
                        setSetup(await sendCall(otherCalls.beginTotp)),
                      )
                    }
                  >
                    Set up authenticator app
                  </Button>
                </div>
              </>
            )}
          </>
        )}
      </SettingCard>
      {(factors.offers_passkeys || factors.passkeys.length > 0) && (
        <MyPasskeys passkeys={factors.passkeys} onChange={show} />
      )}
    </>
  );
}
