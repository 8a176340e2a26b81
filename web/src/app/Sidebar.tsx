import {
  ChartLine,
  LayoutDashboard,
  LibraryBig,
  type LucideIcon,
  Mail,
  MessagesSquare,
  Mic,
  Quote,
  Settings,
  X,
} from 'lucide-react';
import { Link, NavLink } from 'react-router-dom';
import { Brand } from '../ui/Brand';
import { Tooltip } from '../ui/Tooltip';
import { PATHS, type Route, SIDEBAR } from './routes';
import { SidebarUser } from './SidebarUser';
import './sidebar.scss';

const ICONS: Partial<Record<Route, LucideIcon>> = {
  dashboard: LayoutDashboard,
  practice: Mic,
  conversation: MessagesSquare,
  progress: ChartLine,
  questions: LibraryBig,
  testimonials: Quote,
  settings: Settings,
  contact: Mail,
};

/** The entries of §2, the same for every role. `onClose` is given where it covers the page. */
export function Sidebar({ onClose }: { onClose?: () => void }) {
  return (
    <div className="sidebar">
      <div className="sidebar-head">
        <Link to={PATHS.dashboard} className="text-decoration-none">
          <Brand tagline="English Practice Platform" />
        </Link>
        {onClose && (
          <Tooltip label="Close menu">
            <button type="button" className="btn btn-icon" aria-label="Close menu" onClick={onClose}>
              <X size={22} aria-hidden="true" />
            </button>
          </Tooltip>
        )}
      </div>
      <nav aria-label="Main">
        <ul className="sidebar-list">
          {SIDEBAR.map(({ route, label }) => {
            const Icon = ICONS[route];
            return (
              <li key={route}>
                <NavLink className="sidebar-link" to={PATHS[route]} end>
                  {Icon && <Icon size={20} aria-hidden="true" />}
                  {label}
                </NavLink>
              </li>
            );
          })}
        </ul>
      </nav>
      <SidebarUser />
    </div>
  );
}
