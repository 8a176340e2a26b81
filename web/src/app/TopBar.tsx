import { Menu } from 'lucide-react';
import { useEffect, useState } from 'react';
import Offcanvas from 'react-bootstrap/Offcanvas';
import { useLocation } from 'react-router-dom';
import { Brand } from '../ui/Brand';
import { loopFocus } from '../ui/loopFocus';
import { ThemeSwitch } from '../ui/ThemeSwitch';
import { Sidebar } from './Sidebar';

/** On phones and tablets: the sidebar behind a button. */
export function TopBar() {
  const [open, setOpen] = useState(false);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes the menu
  useEffect(() => setOpen(false), [key]);
  return (
    <header className="top-bar">
      <button
        type="button"
        className="btn btn-icon"
        aria-label="Menu"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <Menu size={24} aria-hidden="true" />
      </button>
      <Brand />
      <ThemeSwitch />
      <Offcanvas show={open} onHide={() => setOpen(false)} onKeyDown={loopFocus} aria-label="Menu">
        <Sidebar onClose={() => setOpen(false)} />
      </Offcanvas>
    </header>
  );
}
