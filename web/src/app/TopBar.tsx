import { Menu } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyNamed } from '../lib/lazyNamed';
import { Brand } from '../ui/Brand';
import { ThemeSwitch } from '../ui/ThemeSwitch';
import { Tooltip } from '../ui/Tooltip';

const loadMenu = () => import('./MenuDrawer');
const MenuDrawer = lazyNamed(loadMenu, 'MenuDrawer');

/** On phones and tablets: the sidebar behind a button. */
export function TopBar() {
  const [menu, setMenu] = useState<'never opened' | 'open' | 'closed'>('never opened');
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes the menu
  useEffect(() => setMenu((before) => (before === 'open' ? 'closed' : before)), [key]);
  return (
    <header className="top-bar">
      <Tooltip label="Menu">
        <button
          type="button"
          className="btn btn-icon"
          aria-label="Menu"
          aria-expanded={menu === 'open'}
          // Loaded a moment before it is needed: it is no part of the first page.
          onPointerEnter={() => void loadMenu()}
          onFocus={() => void loadMenu()}
          onClick={() => setMenu('open')}
        >
          <Menu size={24} aria-hidden="true" />
        </button>
      </Tooltip>
      <Brand />
      <ThemeSwitch />
      {menu !== 'never opened' && (
        <Suspense fallback={null}>
          <MenuDrawer open={menu === 'open'} onClose={() => setMenu('closed')} />
        </Suspense>
      )}
    </header>
  );
}
