import { otherCalls } from '@porchlight/contract/other-calls';
import { downloadFile } from '@porchlight/ui/hooks';
import { reportFailure, sendCall } from '../api/index.ts';
import { failureText } from '../entity/index.ts';

/** What became of a letter: a sentence, and whether it was written. */
export interface DownloadOutcome {
  text: string;
  isWritten: boolean;
}

/**
 * Writes and downloads a letter of a donor.
 * @param id a donation of the donor
 * @param subject the year of a statement, or the donations that the donor is thanked for. @default the donation
 */
export async function downloadAcknowledgment(
  id: number | string,
  subject: { year?: string; records?: readonly number[] } = {},
): Promise<DownloadOutcome> {
  const { year, records } = subject;
  const query = { ...(year && { year }), ...(records && { records: records.join(',') }) };
  try {
    const { letter } = await sendCall(otherCalls.donationLetter, { id, query });
    const bytes = Uint8Array.from(atob(letter.pdf), (each) => each.charCodeAt(0));
    downloadFile(letter.file_name, new Blob([bytes], { type: 'application/pdf' }));
    const leftOut = letter.left_out && ` The typeface lacks these characters, so they are left out: ${letter.left_out}`;
    return { text: `Downloaded “${letter.file_name}”.${leftOut}`, isWritten: true };
  } catch (error) {
    reportFailure('write a letter', error);
    return { text: failureText(error), isWritten: false };
  }
}
