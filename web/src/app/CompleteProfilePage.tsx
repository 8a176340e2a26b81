import { ProfileForm } from '../features/profile-form/ProfileForm';
import { Brand } from '../ui/Brand';
import { PageHeading } from '../ui/PageHeading';
import './complete-profile.scss';

/** All that a new user sees until the profile is complete. */
export const CompleteProfilePage = () => (
  <main className="complete-profile">
    <Brand />
    <section className="panel">
      <PageHeading title="Complete Your Profile" className="h2">
        Complete Your Profile
      </PageHeading>
      <p className="soft mb-4">
        Four short answers. They help research on English learning in Malaysia; your name is never part of it.
      </p>
      <ProfileForm wording="page" />
    </section>
    <a className="small" href="/api/logout">
      Logout
    </a>
  </main>
);
