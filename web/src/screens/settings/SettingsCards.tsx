import { useState } from 'react';
import type { SettingsQuery } from '../../generated/settings';
import { InSteps } from '../../ui/InSteps';
import { AccountActionsCard } from './AccountActionsCard';
import { AppearanceCard } from './AppearanceCard';
import { InvitationsCard } from './InvitationsCard';
import { NotificationsCard } from './NotificationsCard';
import { PrivacyCard } from './PrivacyCard';
import { ProfileCard } from './ProfileCard';
import { SchoolCard } from './SchoolCard';
import { SupportCard } from './SupportCard';

interface SettingsCardsProps {
  viewer: NonNullable<SettingsQuery['viewer']>;
  invitations: SettingsQuery['studentInvitations'];
  loading: boolean;
  onMoreInvitations: () => void;
}

/** Oneself and what is kept on the left, the rest beside it. */
export function SettingsCards({ viewer, invitations, loading, onMoreInvitations }: SettingsCardsProps) {
  // Somebody waits for an answer: that comes first. It stays where it is while it is answered.
  const [isAsked] = useState(() => invitations.edges.some(({ node }) => node.state === 'pending'));
  const teachers = <InvitationsCard invitations={invitations} loading={loading} onMore={onMoreInvitations} />;
  return (
    <div className="settings">
      <InSteps size={1}>
        <div className="settings-column">
          <InSteps size={2}>
            {isAsked && teachers}
            <ProfileCard />
            <SchoolCard />
            {!isAsked && teachers}
            <PrivacyCard viewer={viewer} />
          </InSteps>
        </div>
        <div className="settings-column">
          <AppearanceCard />
          <NotificationsCard />
          <SupportCard />
          <AccountActionsCard />
        </div>
      </InSteps>
    </div>
  );
}
