import type { UserRowFragment } from '../../generated/admin';
import { day } from '../../lib/format';
import { useViewer } from '../../lib/viewer';
import { Badge } from '../../ui/Badge';
import { nameOf, ROLE_WORDS } from './roles';

interface UserRowProps {
  user: UserRowFragment;
  onChangeRole: () => void;
}

export function UserRow({ user, onChangeRole }: UserRowProps) {
  const viewer = useViewer();
  const { label, tone } = ROLE_WORDS[user.role];
  return (
    <li className="user-row">
      <div className="user-who">
        <p className="user-name">{nameOf(user)}</p>
        <p className="soft small">
          {user.email}
          {!user.emailVerified && ' (not verified)'}
        </p>
      </div>
      <p className="soft small">
        {user.institution && `${user.institution}, `}since {day(user.createdAt, viewer.timeZone)}
      </p>
      <div className="user-role">
        <Badge tone={tone}>{label}</Badge>
        {user.canGrantRole && (
          <button
            type="button"
            className="btn btn-sm btn-quiet"
            aria-label={`Change role: ${nameOf(user)}`}
            onClick={onChangeRole}
          >
            Change role
          </button>
        )}
        {user.id === viewer.id && <span className="soft small">This is you</span>}
      </div>
    </li>
  );
}
