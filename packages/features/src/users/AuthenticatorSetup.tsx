import type { TotpResponse } from '@porchlight/contract/account-calls';
import { otherCalls } from '@porchlight/contract/other-calls';
import { CopyLine } from '@porchlight/ui/data-display/CopyLine';
import { QrCode } from '@porchlight/ui/data-display/QrCode';
import { Typography } from '@porchlight/ui/data-display/Typography';
import { Button } from '@porchlight/ui/inputs/Button';
import { ShortForm } from '@porchlight/ui/inputs/ShortForm';
import { Link } from '@porchlight/ui/navigation/Link';
import encodeQR from 'qr';
import { useMemo } from 'react';
import { sendCall } from '../api/index.ts';
import { useFormErrors } from '../auth/index.ts';

interface AuthenticatorSetupProps {
  setup: TotpResponse;
  /** Called with the recovery codes. */
  onDone: (codes: readonly string[]) => Promise<void>;
  onCancel: () => void;
}

/** Sets up an authenticator app: shows the secret as QR code and text, then asks for the first code. */
export function AuthenticatorSetup({ setup: { secret, uri }, onDone, onCancel }: AuthenticatorSetupProps) {
  const [formErrors, run] = useFormErrors();
  const modules = useMemo(() => encodeQR(uri, 'raw', { border: 1 }), [uri]);
  return (
    <>
      <Typography>
        Scan this code with the app. On this device, <Link href={uri}>open it in the app</Link> instead, or type the key
        below.
      </Typography>
      <QrCode modules={modules} label="QR code for the app. The key below contains the same information" />
      <CopyLine text={secret.replace(/.{4}(?=.)/g, '$& ')} copyLabel="Copy key" />
      <ShortForm
        label="Set up authenticator app"
        fields={[
          {
            ...{ name: 'code', label: 'Code', kind: 'one-time-code', autoFocus: true },
            help: 'The six digits that the app shows now.',
          },
        ]}
        submitLabel="Turn on"
        onSubmit={async ({ code = '' }) => {
          await run('set up an app', async () =>
            onDone((await sendCall(otherCalls.confirmTotp, { body: { code } })).recovery_codes),
          );
        }}
        {...formErrors}
      />
      <div>
        <Button variant="text" size="small" onClick={onCancel}>
          Not now
        </Button>
      </div>
    </>
  );
}
