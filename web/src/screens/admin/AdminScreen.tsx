import { useSearchParams } from 'react-router-dom';
import { useViewer, type Viewer } from '../../lib/viewer';
import { PageHeading } from '../../ui/PageHeading';
import { Tabs } from '../../ui/Tabs';
import { MessagesTab } from './MessagesTab';
import { SpendingTab } from './SpendingTab';
import { TestimonialsTab } from './TestimonialsTab';
import { UsersTab } from './UsersTab';
import './admin.scss';

const TABS = [
  { key: 'roles', label: 'Roles', isFor: (viewer: Viewer) => viewer.canGrantRoles, Content: UsersTab },
  {
    key: 'testimonials',
    label: 'Testimonials',
    isFor: (viewer: Viewer) => viewer.canModerate,
    Content: TestimonialsTab,
  },
  { key: 'messages', label: 'Messages', isFor: (viewer: Viewer) => viewer.canModerate, Content: MessagesTab },
  { key: 'spending', label: 'Spending', isFor: (viewer: Viewer) => viewer.canModerate, Content: SpendingTab },
] as const;

/** Roles, testimonials, messages and what providers cost. The tab stands in the address, so that it can be sent and survives a reload. */
export function AdminScreen() {
  const viewer = useViewer();
  const [address, setAddress] = useSearchParams();
  const tabs = TABS.filter(({ isFor }) => isFor(viewer));
  const chosen = tabs.find(({ key }) => key === address.get('tab')) ?? tabs[0];
  if (!chosen) return null;
  return (
    <>
      <PageHeading title={`${chosen.label}, administration`} className="mb-3">
        Administration
      </PageHeading>
      <Tabs
        label="What to administer"
        tabs={tabs}
        chosen={chosen.key}
        onChoose={(tab) => setAddress({ tab }, { replace: true })}
      >
        <chosen.Content />
      </Tabs>
    </>
  );
}
