import { Moon, Sun } from 'lucide-react';
import { switchTheme } from '../lib/theme';
import { Tooltip } from './Tooltip';
import './theme-switch.scss';

const LABEL = 'Switch between light and dark';

/** Light or dark. Which icon shows is decided by the style sheet, so the prerendered page fits both. */
export const ThemeSwitch = () => (
  <Tooltip label={LABEL}>
    <button type="button" className="btn btn-icon theme-switch" aria-label={LABEL} onClick={switchTheme}>
      <Moon size={20} aria-hidden="true" className="theme-switch-moon" />
      <Sun size={20} aria-hidden="true" className="theme-switch-sun" />
    </button>
  </Tooltip>
);
