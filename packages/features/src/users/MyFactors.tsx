import type { OwnFactors as Factors, TotpResponse } from '@porchlight/contract/account-calls';
import { formatLongDate } from '@porchlight/contract/dates';
import { otherCalls } from '@porchlight/contract/other-calls';
import { CopyLine } from '@porchlight/ui/data-display/CopyLine';
import { Heading } from '@porchlight/ui/data-display/Heading';
import { ItemList } from '@porchlight/ui/data-display/ItemList';
import { Typography } from '@porchlight/ui/data-display/Typography';
import { ErrorMessage } from '@porchlight/ui/feedback/ErrorMessage';
import { useDialogs } from '@porchlight/ui/feedback/useDialogs';
import { Button } from '@porchlight/ui/inputs/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { myAccountQuery, sendCall, sessionKey } from '../api/index.ts';
import { useFormErrors } from '../auth/index.ts';
import { AuthenticatorSetup } from './AuthenticatorSetup.tsx';
import { MyPasskeys } from './MyPasskeys.tsx';
import { StatusLine } from './StatusLine.tsx';

/** The signed-in user's second factors: authenticator app, recovery codes and passkeys. */
export function MyFactors({ factors }: { factors: Factors }) {
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

  return (
    <>
      <Heading level={2} size={1}>
        Second factor
      </Heading>
      <Typography color="textSecondary">
        With an authenticator app on your phone, such as Aegis, 2FAS or Google Authenticator, nobody can open your
        account with your password alone.
      </Typography>
      {formErrors.error && <ErrorMessage text={formErrors.error} />}
      <StatusLine text={status} />
      {codes.length > 0 && (
        <>
          <Typography>
            If you lose your phone, you can sign in with a recovery code. Each code works once. They are shown only now:
            print them, or store them with your passwords.
          </Typography>
          <CopyLine text={codes.join('\n')} copyLabel="Copy codes" />
          <div>
            <Button variant="outlined" size="small" onClick={() => show([], 'The recovery codes are hidden.')}>
              I have saved the codes
            </Button>
          </div>
        </>
      )}
      {factors.totp_since !== null && (
        <ItemList
          label="Second factors"
          items={[
            {
              id: 'totp',
              title: 'Authenticator app',
              lines: [
                `Since ${formatLongDate(factors.totp_since, { withTime: true })}`,
                `${factors.recovery_codes} recovery codes left.`,
              ],
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
      {factors.totp_since === null && setup && (
        <AuthenticatorSetup
          setup={setup}
          onDone={(newCodes) => show(newCodes, 'The app is set up. Your other sessions have ended.')}
          onCancel={() => setSetup(null)}
        />
      )}
      {factors.totp_since === null && !setup && (
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
      )}
      {(factors.offers_passkeys || factors.passkeys.length > 0) && (
        <MyPasskeys passkeys={factors.passkeys} onChange={show} />
      )}
    </>
  );
}
