import { ChartLine, LayoutDashboard, Mic } from 'lucide-react';
import { NavLink, useLocation } from 'react-router-dom';
import { PATHS } from './routes';

/** On phones: practice under the thumb. While practising the recorder takes this place. */
export function BottomBar() {
  const { pathname, search } = useLocation();
  const isTalking = pathname === PATHS.conversation && new URLSearchParams(search).has('session');
  if (pathname === PATHS.practice || isTalking) return null;
  return (
    <nav className="bottom-bar" aria-label="Shortcuts">
      <NavLink className="bottom-link" to={PATHS.dashboard} end>
        <LayoutDashboard size={22} aria-hidden="true" />
        Dashboard
      </NavLink>
      <NavLink className="bottom-link bottom-practise" to={PATHS.practice}>
        <span className="bottom-disc">
          <Mic size={26} aria-hidden="true" />
        </span>
        Practise
      </NavLink>
      <NavLink className="bottom-link" to={PATHS.progress}>
        <ChartLine size={22} aria-hidden="true" />
        Progress
      </NavLink>
    </nav>
  );
}
