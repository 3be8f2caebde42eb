import type { BrokenLink } from '@porchlight/contract/broken-links';
import { otherCalls } from '@porchlight/contract/other-calls';
import { ItemList } from '@porchlight/ui/data-display/ItemList';
import { Typography } from '@porchlight/ui/data-display/Typography';
import { ErrorMessage } from '@porchlight/ui/feedback/ErrorMessage';
import { Loading } from '@porchlight/ui/feedback/Loading';
import { useFocusWhenLost } from '@porchlight/ui/hooks';
import { Button } from '@porchlight/ui/inputs/Button';
import { Stack } from '@porchlight/ui/layout/Stack';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, reportFailure, sendCall } from '../api/index.ts';
import { textAsRead } from '../entity/index.ts';
import { DashboardPage } from '../frame/index.ts';
import { brokenLinkText, formOfLink, isOnAnotherSite, placeOfLink } from './broken-link-text.ts';

/** Links that are shown at once: five hundred with their buttons would take half a second. */
const shownAtOnce = 100;

/** The links in what visitors see that lead nowhere. */
export function BrokenLinksPage() {
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['broken-links'],
    queryFn: () => sendCall(otherCalls.brokenLinks),
    staleTime: 0,
  });
  const [shown, setShown] = useState(shownAtOnce);
  const [status, setStatus] = useState('');
  const [failure, setFailure] = useState('');
  const statusLine = useFocusWhenLost<HTMLDivElement>(status);
  const links = data?.links ?? [];

  const checkAgain = async ({ target }: BrokenLink) => {
    setFailure('');
    setStatus('');
    try {
      const { works } = await sendCall(otherCalls.checkLink, { body: { target } });
      await refetch();
      setStatus(works ? `${target} works again.` : `${target} still doesn’t work.`);
    } catch (cause) {
      reportFailure('check a link', cause);
      const isRefused = cause instanceof ApiError && cause.status >= 400 && cause.status < 500;
      setFailure(isRefused ? cause.message : `${target} was not checked. Check your connection and try again.`);
    }
  };

  return (
    <DashboardPage title="Broken links">
      <Stack>
        <Typography color="textSecondary">
          Where these links lead, there is no page that visitors can open. Links within this site are shown to visitors
          as plain text. Drafts are not searched.
        </Typography>
        {data && !data.checks_websites && (
          <Typography color="textSecondary">
            Links to other websites are not checked. An administrator can switch that on under Organization.
          </Typography>
        )}
        {isPending && <Loading />}
        {error && <ErrorMessage text="The links can’t be loaded right now. Check your connection and try again." />}
        {failure && <ErrorMessage text={failure} />}
        <div role="status" ref={statusLine} tabIndex={-1}>
          {status && <Typography>{status}</Typography>}
        </div>
        {data && links.length === 0 && <Typography>No broken links. Every link leads to a page.</Typography>}
        {links.length > 0 && (
          <ItemList
            label="Broken links"
            items={links.slice(0, shown).map((link) => ({
              id: JSON.stringify(link),
              title: textAsRead(link.text) || link.target,
              lines: [placeOfLink(link), brokenLinkText(link)],
              actions: [
                { label: 'Edit', href: formOfLink(link) },
                ...(isOnAnotherSite(link) ? [{ label: 'Check again', onClick: () => checkAgain(link) }] : []),
              ],
            }))}
          />
        )}
        {links.length > shown && (
          <div>
            <Button variant="outlined" onClick={() => setShown(shown + shownAtOnce)}>
              {`Show ${Math.min(shownAtOnce, links.length - shown)} more`}
            </Button>
          </div>
        )}
        {data && data.total > links.length && (
          <Typography>{`There are ${data.total.toLocaleString('en-US')} broken links. The first ${links.length} are shown.`}</Typography>
        )}
      </Stack>
    </DashboardPage>
  );
}
