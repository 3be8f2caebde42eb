import { DonationAmountsSection } from '@porchlight/ui/sections/DonationAmountsSection';
import { SubscribeSection } from '@porchlight/ui/sections/SubscribeSection';
import { VoterRegistrationSection } from '@porchlight/ui/sections/VoterRegistrationSection';
import { reportFailure, subscribe, subscribeFailureText } from '../../api/index.ts';
import { donationAmounts } from '../donation-amounts.ts';
import { type PropsOfKind, type SectionViews, view } from '../section-view.ts';

function AmountsOfOrganization(props: PropsOfKind<'donationAmounts'>) {
  return <DonationAmountsSection {...props} amounts={donationAmounts()} />;
}

function SubscribeToOrganization(props: PropsOfKind<'subscribe'>) {
  return (
    <SubscribeSection
      {...props}
      onSubscribe={subscribe}
      onFailure={(error) => {
        reportFailure('subscribe', error);
        return subscribeFailureText(error);
      }}
    />
  );
}

/** Kinds with something to do: give, subscribe, register to vote. */
export const takePartViews: SectionViews = {
  donationAmounts: view<'donationAmounts'>(AmountsOfOrganization, { title: 'text', lead: 'text', tone: 'value' }),
  subscribe: view<'subscribe'>(SubscribeToOrganization, { title: 'text', lead: 'text', hint: 'text', tone: 'value' }),
  voterRegistration: view<'voterRegistration'>(
    VoterRegistrationSection,
    { title: 'text', eyebrow: 'text', lead: 'text', label: 'text', block: 'value', colors: 'value' },
    { isHeader: true },
  ),
};
