import { dashboardUrls, invitePath } from '@porchlight/contract/dashboard-urls';
import { Navigate, useLocation } from 'react-router-dom';

/** Leads from the addresses of two earlier screens to the users, where what they had is now. */
export function Component() {
  const isInvitation = useLocation().pathname.endsWith('/invitations');
  return <Navigate replace to={isInvitation ? invitePath : dashboardUrls.user.list} />;
}
