import { Moon, Sun } from 'lucide-react';
import { switchTheme } from '../lib/theme';
import './theme-switch.scss';

/** Light or dark. Which icon shows is decided by the style sheet, so the prerendered page fits both. */
export const ThemeSwitch = () => (
  <button
    type="button"
    className="btn btn-icon theme-switch"
    aria-label="Switch between light and dark"
    onClick={switchTheme}
  >
    <Moon size={20} aria-hidden="true" className="theme-switch-moon" />
    <Sun size={20} aria-hidden="true" className="theme-switch-sun" />
  </button>
);
