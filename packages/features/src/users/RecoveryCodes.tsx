import { CopyLine } from '@porchlight/ui/data-display/CopyLine';
import { Typography } from '@porchlight/ui/data-display/Typography';
import { downloadFile } from '@porchlight/ui/hooks';
import { Button } from '@porchlight/ui/inputs/Button';
import { Stack } from '@porchlight/ui/layout/Stack';
import { organization } from '../site/index.ts';

interface RecoveryCodesProps {
  codes: readonly string[];
  /** Called when they have been kept somewhere. */
  onDone: () => Promise<void>;
}

/** New recovery codes, which are shown once: to copy, or to download and print. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const download = () => {
    const text = [`Recovery codes for ${organization.name}`, 'Each code works once.', '', ...codes, ''].join('\r\n');
    downloadFile('recovery-codes.txt', new Blob([text], { type: 'text/plain;charset=utf-8' }));
  };
  return (
    <Stack spacing={1.5}>
      <Typography>
        If you lose your phone, you can sign in with a recovery code. Each code works once. They are shown only now:
        print them, or store them with your passwords.
      </Typography>
      <CopyLine text={codes.join('\n')} copyLabel="Copy codes" />
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" size="small" onClick={download}>
          Download codes
        </Button>
        <Button variant="outlined" size="small" onClick={() => window.print()}>
          Print this page
        </Button>
        <Button size="small" onClick={() => void onDone()}>
          I have saved the codes
        </Button>
      </Stack>
    </Stack>
  );
}
