import { dashboardUrls, invitePath } from '@porchlight/contract/dashboard-urls';
import type { FirstStepName } from '@porchlight/contract/first-steps';
import { Snackbar } from '@porchlight/ui/feedback/Snackbar';
import { Button } from '@porchlight/ui/inputs/Button';
import { ListCard } from '@porchlight/ui/surfaces/ListCard';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { firstStepsQuery, reportFailure, showFirstSteps } from '../api/index.ts';

const settings = dashboardUrls.organization.edit(1);

/** What each step says, and the screen where it is done. */
const links: Readonly<Record<FirstStepName, { title: string; href: string }>> = {
  name: { title: 'Say what your organization is called', href: `${settings}#name` },
  contact: { title: 'Enter your address, telephone and email', href: `${settings}#email` },
  hours: { title: 'Enter your opening hours', href: `${settings}#places` },
  logo: { title: 'Add your logo', href: `${settings}#logo` },
  look: { title: 'Choose your colors and typefaces', href: `${settings}#primary_color` },
  page: { title: 'Publish your first page', href: dashboardUrls.page.list },
  menu: { title: 'Choose the links of your menus', href: dashboardUrls.menus.list },
  event: { title: 'Announce your first event', href: dashboardUrls.event.create },
  colleague: { title: 'Invite a colleague', href: invitePath },
};

/**
 * Card with the steps that set up a new site, ticked as they are done. Hidden for everyone by its button, and back by the
 * account menu. While it can't be loaded there is no card: nothing is lost without it.
 */
export function FirstSteps() {
  const client = useQueryClient();
  const { data } = useQuery(firstStepsQuery);
  const [message, setMessage] = useState<{ text: string; isHidden: boolean } | null>(null);

  const hide = async () => {
    try {
      await showFirstSteps(client, false);
      setMessage({
        text: 'The first steps are hidden. ‘First steps’ in the account menu shows them again.',
        isHidden: true,
      });
    } catch (error) {
      reportFailure('hide the first steps', error);
      setMessage({ text: 'Not hidden. Check your connection and try again.', isHidden: false });
    }
  };
  const undo = async () => {
    await showFirstSteps(client, true);
    setMessage(null);
  };

  const doneCount = data?.steps.filter((step) => step.is_done).length;
  return (
    <>
      {data?.is_shown && (
        <ListCard
          title={`First steps: ${doneCount} of ${data.steps.length} done`}
          emptyText=""
          items={data.steps.map(({ name, is_done }) => ({ id: name, ...links[name], isDone: is_done }))}
          action={
            <Button variant="text" size="small" onClick={() => void hide()}>
              Hide<span className="pl-sr"> the first steps</span>
            </Button>
          }
        />
      )}
      <Snackbar
        open={message !== null}
        message={message?.text}
        onUndo={message?.isHidden ? undo : undefined}
        onDismiss={() => setMessage(null)}
      />
    </>
  );
}
