import { useViewer } from '../../lib/viewer';
import { Wave } from '../../ui/Wave';
import { Names } from './Names';
import { ProfilePicture } from './ProfilePicture';
import './profile-card.scss';

/** How one appears here: picture, name and address. */
export function ProfileCard() {
  const { firstName, lastName, email } = useViewer();
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return (
    <section className="panel profile-card" aria-labelledby="profile">
      <div className="profile-band">
        <span className="profile-wave">
          <Wave bars={24} />
        </span>
        <ProfilePicture>
          <p className="profile-name">{name || email}</p>
          {name && <p className="soft small">{email}</p>}
        </ProfilePicture>
      </div>
      <Names />
    </section>
  );
}
