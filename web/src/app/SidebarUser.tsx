import { LogOut } from 'lucide-react';
import { useViewer } from '../lib/viewer';
import { ThemeSwitch } from '../ui/ThemeSwitch';

/** Who is signed in, and the way out. */
export function SidebarUser() {
  const viewer = useViewer();
  const name = [viewer.firstName, viewer.lastName].filter(Boolean).join(' ');
  return (
    <div className="sidebar-user">
      <span className="avatar">
        <img
          src={viewer.profileImageUrl ?? '/avatar.svg'}
          alt=""
          width="44"
          height="44"
          referrerPolicy="no-referrer"
        />
        <span className="avatar-online">
          <span className="visually-hidden">Online</span>
        </span>
      </span>
      <span className="sidebar-who">
        <span className="sidebar-name" title={name}>
          {name || viewer.email}
        </span>
        <span className="soft small">{viewer.role === 'teacher' ? 'Teacher' : 'Student'}</span>
      </span>
      <ThemeSwitch />
      <a className="btn btn-quiet sidebar-logout" href="/api/logout">
        <LogOut size={18} aria-hidden="true" />
        Logout
      </a>
    </div>
  );
}
